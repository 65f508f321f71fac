// Specs that run against real processes, sockets and browsers share their machine with everything else. In a whole run a
// failure there is tried once more; `npm test` names every test that needed it, with its first error.
if (process.env.CI === '1' && expect.getState().testPath.endsWith('.e2e-spec.ts')) {
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
}

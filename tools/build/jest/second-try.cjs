// Specs that run against real processes, sockets and browsers share their machine with everything else. In a whole run a
// failure there is tried twice more, at once: what the tests before it have left is still there. A journey goes on where the
// one before it stopped, so its third try is its whole file anew (tools/launch). `npm test` names every test that needed it,
// with its first error.
const { testPath } = expect.getState();
if (process.env.CI === '1' && testPath.endsWith('.e2e-spec.ts')) {
  jest.retryTimes(/[\\/]e2e[\\/]src[\\/]/.test(testPath) ? 1 : 2, {
    logErrorsBeforeRetry: true,
    retryImmediately: true,
  });
}

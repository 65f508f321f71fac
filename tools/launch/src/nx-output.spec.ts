import { describeFailure } from './build-output.ts';
import { failedTasks } from './nx-output.ts';

const OUTPUT = `
 NX   Running target build for 2 projects:

- @premise/shell
- @premise/auth-service

> nx run @premise/auth-service:build

> @premise/auth-service@0.1.0 build
> node build

> nx run @premise/shell:build

> @premise/shell@0.1.0 build
ERROR in ./src/main.tsx
npm error code 1


 NX   Running target build for 2 projects failed

Failed tasks:

- @premise/shell:build
`;

describe('output of Nx', () => {
  it('tells which tasks failed and what they said', () => {
    expect(failedTasks(OUTPUT)).toEqual([
      { project: '@premise/shell', target: 'build', output: 'ERROR in ./src/main.tsx' },
    ]);
    expect(failedTasks('NX   Successfully ran target build')).toEqual([]);
  });

  it('becomes a sentence that names the failed build', () => {
    expect(describeFailure(OUTPUT)).toBe(
      'The build of @premise/shell failed.\n\n@premise/shell:\nERROR in ./src/main.tsx',
    );
  });
});

import type { WallSample } from './wall-sample.ts';

/** What only one place of the front ends may know, and what none may. */
export const crossedInBrowserCode: WallSample[] = [
  {
    name: 'an app importing a Node module',
    file: 'apps/analyzer-mf/src/sample.ts',
    code: "import 'node:path';",
    rule: 'imports',
  },
  {
    name: 'an app importing a Node module by its bare name',
    file: 'apps/analyzer-mf/src/sample.ts',
    code: "import 'fs/promises';",
    rule: 'imports',
  },
  {
    name: 'the browser platform importing a Node module',
    file: 'libs/web-platform/src/sample.ts',
    code: "import 'node:crypto';",
    rule: 'imports',
  },
  {
    name: 'an app importing the component library',
    file: 'apps/shell/src/sample.tsx',
    code: "import '@mantine/core';",
    rule: 'imports',
  },
  {
    name: 'a remote importing the component library',
    file: 'apps/admin-mf/src/sample.tsx',
    code: "import '@mantine/hooks';",
    rule: 'imports',
  },
  {
    name: 'the shell importing the federation runtime outside src/remotes',
    file: 'apps/shell/src/layout/sample.ts',
    code: "import '@module-federation/enhanced/runtime';",
    rule: 'imports',
  },
  {
    name: 'a remote importing the federation runtime',
    file: 'apps/patent-mf/src/sample.ts',
    code: "import '@module-federation/enhanced/runtime';",
    rule: 'imports',
  },
  {
    name: 'a remote mounting a page of its own',
    file: 'apps/patent-mf/src/sample.ts',
    code: "import 'react-dom/client';",
    rule: 'imports',
  },
  {
    name: 'a feature importing the inside of another feature',
    file: 'apps/analyzer-mf/src/features/history/sample.ts',
    code: "import '../analyze/api/submit-analysis.ts';",
    rule: 'features',
  },
];

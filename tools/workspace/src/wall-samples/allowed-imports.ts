import type { WallSample } from './wall-sample.ts';

/** What the walls let through. */
export const allowedImports: WallSample[] = [
  {
    name: 'an app importing the design system, the browser platform and the contracts',
    file: 'apps/shell/src/sample.ts',
    code: "import '@premise/ui'; import '@premise/web-platform'; import '@premise/contracts';",
    rule: null,
  },
  {
    name: 'the shell importing the federation runtime in src/remotes',
    file: 'apps/shell/src/remotes/sample.ts',
    code: "import '@module-federation/enhanced/runtime';",
    rule: null,
  },
  {
    name: 'the design system importing the component library',
    file: 'libs/ui/src/sample.tsx',
    code: "import '@mantine/core';",
    rule: null,
  },
  {
    name: 'a service importing its platform, the contracts and Node',
    file: 'services/auth/src/sample.ts',
    code: "import 'node:fs'; import '@premise/service-platform'; import '@premise/contracts-dto'; import '@premise/contracts';",
    rule: null,
  },
  {
    name: 'a template of a mail importing React and its renderer',
    file: 'services/auth/src/mail/templates/sample.tsx',
    code: "import 'react'; import '@react-email/render';",
    rule: null,
  },
  {
    name: 'the analysis service importing the argument engine',
    file: 'services/analysis/src/sample.ts',
    code: "import '@premise/argument-engine';",
    rule: null,
  },
  {
    name: 'the argument engine importing the contracts, the graph and the tagger',
    file: 'libs/argument-engine/src/sample.ts',
    code: "import '@premise/contracts'; import '@premise/argument-graph'; import 'wink-nlp'; import './segment.ts';",
    rule: null,
  },
  {
    name: 'a feature importing its own files',
    file: 'apps/analyzer-mf/src/features/history/sample.ts',
    code: "import './api/list-history.ts'; import '../../shared/page.ts';",
    rule: null,
  },
  {
    name: 'a spec of an app importing its stand-ins',
    file: 'apps/shell/src/sample.spec.ts',
    code: "import '@premise/browser-testing';",
    rule: null,
  },
  {
    name: 'what stands in src/testing importing the stand-ins of specs',
    file: 'libs/web-platform/src/testing/sample.ts',
    code: "import '@premise/browser-testing';",
    rule: null,
  },
];

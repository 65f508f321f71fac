/** Imports that the walls must report, and imports they must let through. The guard lints each of them. */
export interface WallSample {
  name: string;
  /** Where the text pretends to stand, from the workspace root. */
  file: string;
  code: string;
  /** The rule that must report it; null: no wall may report it. */
  rule: 'boundaries' | 'imports' | 'features' | null;
}

export const forbiddenImports: WallSample[] = [
  {
    name: 'an app importing another app',
    file: 'apps/shell/src/sample.ts',
    code: "import '@premise/analyzer-mf';",
    rule: 'imports',
  },
  {
    name: 'an app importing a service',
    file: 'apps/analyzer-mf/src/sample.ts',
    code: "import '@premise/analysis-service';",
    rule: 'imports',
  },
  {
    name: 'a library importing a service',
    file: 'libs/service-platform/src/sample.ts',
    code: "import '@premise/auth-service';",
    rule: 'imports',
  },
  {
    name: 'a library importing an app',
    file: 'libs/web-platform/src/sample.ts',
    code: "import '@premise/shell';",
    rule: 'imports',
  },
  {
    name: 'a service importing React',
    file: 'services/auth/src/mail/sample.ts',
    code: "import 'react';",
    rule: 'imports',
  },
  {
    name: 'a service importing the renderer of mails',
    file: 'services/analysis/src/sample.ts',
    code: "import '@react-email/render';",
    rule: 'imports',
  },
  {
    name: 'a service importing another service',
    file: 'services/auth/src/sample.ts',
    code: "import '@premise/patent-service';",
    rule: 'imports',
  },
  {
    name: 'a service importing the design system',
    file: 'services/analysis/src/sample.ts',
    code: "import { Button } from '@premise/ui'; export { Button };",
    rule: 'boundaries',
  },
  {
    name: 'a service importing the browser platform',
    file: 'services/analysis/src/sample.ts',
    code: "import '@premise/web-platform';",
    rule: 'boundaries',
  },
  {
    name: 'a web library importing the node platform',
    file: 'libs/web-platform/src/sample.ts',
    code: "import '@premise/service-platform';",
    rule: 'boundaries',
  },
  {
    name: 'an app importing the test harness',
    file: 'apps/patent-mf/src/sample.ts',
    code: "import '@premise/testing';",
    rule: 'boundaries',
  },
  {
    name: 'an app importing the request classes',
    file: 'apps/shell/src/sample.ts',
    code: "import '@premise/contracts-dto';",
    rule: 'boundaries',
  },
  {
    name: 'the design system importing the browser platform',
    file: 'libs/ui/src/sample.ts',
    code: "import '@premise/web-platform';",
    rule: 'boundaries',
  },
  {
    name: 'a wall crossed with import()',
    file: 'apps/shell/src/sample.ts',
    code: "export const load = () => import('@premise/auth-service');",
    rule: 'imports',
  },
  {
    name: 'a wall crossed with require()',
    file: 'apps/shell/src/sample.ts',
    code: "require('@premise/auth-service');",
    rule: 'imports',
  },
  {
    name: 'a wall crossed with export from',
    file: 'apps/shell/src/sample.ts',
    code: "export * from '@premise/analyzer-mf';",
    rule: 'imports',
  },
  {
    name: 'a wall crossed in a spec',
    file: 'apps/shell/src/sample.spec.ts',
    code: "import '@premise/analyzer-mf';",
    rule: 'imports',
  },
  {
    name: 'a boundary crossed with import()',
    file: 'services/auth/src/sample.ts',
    code: "export const load = () => import('@premise/ui');",
    rule: 'boundaries',
  },
  {
    name: 'a boundary crossed with export from',
    file: 'services/auth/src/sample.ts',
    code: "export * from '@premise/web-platform';",
    rule: 'boundaries',
  },
  {
    name: 'a boundary crossed in a spec',
    file: 'apps/shell/src/sample.spec.ts',
    code: "import '@premise/service-platform';",
    rule: 'boundaries',
  },
  {
    name: 'an app importing a tool',
    file: 'apps/shell/src/sample.ts',
    code: "import '@premise/gateway';",
    rule: 'imports',
  },
  {
    name: 'a relative import into another project',
    file: 'apps/shell/src/sample.ts',
    code: "import '../../../libs/contracts/src/index.ts';",
    rule: 'boundaries',
  },
  {
    name: 'a relative import into another app',
    file: 'apps/shell/src/sample.ts',
    code: "import '../../analyzer-mf/src/routes.tsx';",
    rule: 'boundaries',
  },
  {
    name: 'a deep import into a library',
    file: 'services/auth/src/sample.ts',
    code: "import '@premise/contracts/src/limits.ts';",
    rule: 'imports',
  },
  {
    name: 'a deep import in a spec',
    file: 'services/auth/src/sample.spec.ts',
    code: "import '@premise/contracts/src/limits.ts';",
    rule: 'imports',
  },
  {
    name: 'the contracts importing React',
    file: 'libs/contracts/src/sample.ts',
    code: "import 'react';",
    rule: 'imports',
  },
  {
    name: 'the contracts importing NestJS',
    file: 'libs/contracts/src/sample.ts',
    code: "import '@nestjs/common';",
    rule: 'imports',
  },
  {
    name: 'the contracts importing a Node module',
    file: 'libs/contracts/src/sample.ts',
    code: "import 'node:fs';",
    rule: 'imports',
  },
  {
    name: 'the request classes importing the ORM',
    file: 'libs/contracts/dto/src/sample.ts',
    code: "import 'typeorm';",
    rule: 'imports',
  },
  {
    name: 'the argument engine importing node:fs',
    file: 'libs/argument-engine/src/sample.ts',
    code: "import 'node:fs';",
    rule: 'imports',
  },
  {
    name: 'the argument engine importing a framework',
    file: 'libs/argument-engine/src/sample.ts',
    code: "import '@nestjs/common';",
    rule: 'imports',
  },
  {
    name: 'the argument engine importing React',
    file: 'libs/argument-engine/src/sample.ts',
    code: "import 'react';",
    rule: 'imports',
  },
  {
    name: 'the patent rules importing node:fs',
    file: 'libs/patent-rules/src/sample.ts',
    code: "import 'node:fs';",
    rule: 'imports',
  },
  {
    name: 'the patent rules importing React',
    file: 'libs/patent-rules/src/sample.ts',
    code: "import 'react';",
    rule: 'imports',
  },
  {
    name: 'the patent numbers importing the contracts',
    file: 'libs/patent-numbers/src/sample.ts',
    code: "import '@premise/contracts';",
    rule: 'imports',
  },
  {
    name: 'the page model importing node:fs',
    file: 'libs/patent-pages/src/sample.ts',
    code: "import 'node:fs';",
    rule: 'imports',
  },
  {
    name: 'the page model importing React',
    file: 'libs/patent-pages/src/sample.ts',
    code: "import 'react';",
    rule: 'imports',
  },
  {
    name: 'the argument formats importing node:fs',
    file: 'libs/argument-formats/src/sample.ts',
    code: "import 'node:fs';",
    rule: 'imports',
  },
  {
    name: 'the argument formats importing React',
    file: 'libs/argument-formats/src/sample.ts',
    code: "import 'react';",
    rule: 'imports',
  },
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
    name: 'the argument engine importing the contracts',
    file: 'libs/argument-engine/src/sample.ts',
    code: "import '@premise/contracts'; import './segment.ts';",
    rule: null,
  },
  {
    name: 'a feature importing its own files',
    file: 'apps/analyzer-mf/src/features/history/sample.ts',
    code: "import './api/list-history.ts'; import '../../shared/page.ts';",
    rule: null,
  },
];

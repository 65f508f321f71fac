import type { WallSample } from './wall-sample.ts';

/** What the contracts and the libraries of pure functions must not know. */
export const crossedByPureLibraries: WallSample[] = [
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
    name: 'the argument graph importing node:fs',
    file: 'libs/argument-graph/src/sample.ts',
    code: "import 'node:fs';",
    rule: 'imports',
  },
  {
    name: 'the argument graph importing React',
    file: 'libs/argument-graph/src/sample.ts',
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
];

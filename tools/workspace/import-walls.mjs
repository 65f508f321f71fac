/**
 * Walls the project graph cannot see: deep imports, Node's built-in modules, and packages that only one place may know.
 * The linter keeps one set of options of a rule per file, so each group of files gets its whole list here.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Projects without an entry: apps, services and most tools. Nx does not recognise an import of such a package, so the
 * boundary rule is blind to it; here its name is refused.
 */
const closedPackages = ['apps', 'services', 'libs', 'tools']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name, 'package.json')),
  )
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  .filter((manifest) => manifest.exports === undefined)
  .map((manifest) => manifest.name);

const closed = {
  regex: `^(${closedPackages.join('|')})(/.*)?$`,
  message: 'Nobody imports an app, a service or a tool that has no entry.',
};

const deepImport = {
  regex: '^@premise/[^/]+/.',
  message: 'Import a library through its one entry, @premise/<name>.',
};
const builtins = builtinModules.filter((name) => !name.startsWith('_')).join('|');
const nodeModules = {
  regex: `^(node:.*|(${builtins})(/.*)?)$`,
  message: 'This code runs in browsers or must stay pure: no Node modules.',
};
const mantine = {
  regex: '^@mantine/',
  message: 'Only libs/ui knows the component library; import from @premise/ui.',
};
const federation = {
  regex: '^@module-federation/',
  message: 'Only apps/shell/src/remotes knows that there are remotes.',
};
const onlyRelative = {
  regex: '^[^.]',
  message: 'The contracts import nothing but each other.',
};
const nothingAtAll = {
  regex: '^[^.]',
  message: 'Patent numbers are read the same everywhere: their library imports nothing.',
};
const onlyContracts = {
  regex: '^(?!@premise/contracts$)[^.]',
  message: 'The argument graph and the patent rules are pure: they import the contracts and nothing else.',
};
const contractsAndGraph = {
  regex: '^(?!@premise/(contracts|argument-graph)$)[^.]',
  message: 'The argument formats are pure: they import the contracts and the argument graph, and nothing else.',
};
const engine = {
  regex: '^(?!@premise/(contracts|argument-graph)$|wink-nlp$|wink-eng-lite-web-model$)[^.]',
  message:
    'The argument engine is pure: it imports the contracts, the argument graph and the tagger, and nothing else.',
};
const contractsAndRules = {
  regex: '^(?!@premise/(contracts|patent-rules)$)[^.]',
  message: 'The page model is pure: it imports the contracts and the patent rules, and nothing else.',
};
const dtoOnly = {
  regex: '^(?!@premise/contracts$|class-validator$|class-transformer$|@nestjs/swagger$|reflect-metadata$)[^.]',
  message: 'The request classes know class-validator, class-transformer and the API description alone.',
};
const testing = {
  regex: '^@premise/(browser-)?testing$',
  message: 'Only specs, and what stands in src/testing for them, know the libraries of tests.',
};
const reactDom = {
  regex: '^react-dom/client$',
  message: 'Only the shell mounts the page.',
};

const screens = {
  regex: '^(react|react-dom|@react-email)(/.*)?$',
  message: 'A service draws nothing; the templates of mails alone are React (docs/adr/0013-mail-templates.md).',
};

const browser = [closed, deepImport, mantine, nodeModules];
const specs = ['**/*.spec.ts', '**/*.spec.tsx', '**/*.e2e-spec.ts'];
const code = '{ts,tsx,mts,mjs,js}';

/** Later groups replace earlier ones for the files they name. */
export const importWallGroups = [
  { files: [`**/*.${code}`], patterns: [closed, deepImport, mantine, federation] },
  { files: [`libs/*/src/**/*.${code}`], patterns: [closed, deepImport, mantine, federation, testing] },
  { files: [`apps/*/src/**/*.${code}`], patterns: [...browser, federation, testing, reactDom] },
  { files: [`apps/shell/src/**/*.${code}`], patterns: [...browser, federation, testing] },
  { files: [`apps/shell/src/remotes/**/*.${code}`], patterns: [...browser, testing] },
  { files: [`apps/*/src/testing/**/*.${code}`], patterns: [...browser, federation, reactDom] },
  { files: [`libs/web-platform/src/**/*.${code}`], patterns: [...browser, federation, testing] },
  { files: [`libs/web-platform/src/testing/**/*.${code}`], patterns: [...browser, federation] },
  { files: [`libs/ui/src/**/*.${code}`], patterns: [closed, deepImport, federation, nodeModules] },
  { files: [`libs/contracts/src/**/*.${code}`], patterns: [onlyRelative] },
  { files: [`libs/contracts/dto/src/**/*.${code}`], patterns: [closed, deepImport, dtoOnly] },
  { files: [`libs/argument-graph/src/**/*.${code}`], patterns: [onlyContracts] },
  { files: [`libs/argument-engine/src/**/*.${code}`], patterns: [engine] },
  { files: [`libs/argument-formats/src/**/*.${code}`], patterns: [contractsAndGraph] },
  { files: [`libs/patent-numbers/src/**/*.${code}`], patterns: [nothingAtAll] },
  { files: [`libs/patent-pages/src/**/*.${code}`], patterns: [contractsAndRules] },
  { files: [`libs/patent-rules/src/**/*.${code}`], patterns: [onlyContracts] },
  { files: [`services/*/src/**/*.${code}`], patterns: [closed, deepImport, mantine, federation, screens] },
  { files: [`services/auth/src/mail/templates/**/*.${code}`], patterns: [closed, deepImport, mantine, federation] },
  { files: [`libs/federation/src/**/*.${code}`], patterns: [closed, deepImport, mantine] },
  // Specs run in Node and may read files and use test libraries; the walls between projects hold for them too.
  { files: specs, patterns: [closed, deepImport, federation] },
];

/** Like `no-restricted-imports`, but it also sees import(), require() and mocks of a module. */
export const importWallRule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { patterns: { type: 'array' } }, additionalProperties: false }],
    messages: { refused: "'{{specifier}}': {{reason}}" },
  },
  create(context) {
    const patterns = context.options[0].patterns.map(({ regex, message }) => ({ regex: new RegExp(regex), message }));
    const check = (node, source) => {
      const specifier = source?.value;
      if (typeof specifier !== 'string') return;
      for (const { regex, message } of patterns) {
        if (regex.test(specifier)) context.report({ node, messageId: 'refused', data: { specifier, reason: message } });
      }
    };
    const checkSource = (node) => check(node, node.source);
    return {
      ImportDeclaration: checkSource,
      ImportExpression: checkSource,
      ExportAllDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      "CallExpression[callee.name='require'], CallExpression[callee.object.name='jest']": (node) =>
        check(node, node.arguments[0]),
    };
  },
};

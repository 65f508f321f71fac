import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { lintSamples, type LintSample } from './lint-samples.ts';
import { badCode, badHooks } from './wall-samples/code-rules.ts';
import { allowedImports, forbiddenImports } from './wall-samples/index.ts';
import { listProjects, readText, workspaceRoot } from './workspace-projects.ts';

interface Constraint {
  sourceTag?: string;
  onlyDependOnLibsWithTags?: string[];
}

const RULES = {
  boundaries: 'premise/module-boundaries',
  imports: 'premise/import-walls',
  features: 'premise/feature-walls',
};
const run = promisify(execFile);
const projects = listProjects();
const folders = projects.map(({ folder }) => folder);
const tagsOf = (folder: string): string[] =>
  projects.find((project) => project.folder === folder)?.manifest.nx?.tags ?? [];

/** Code that every project must be told of: by the walls, by a rule that reads types, and by one that does not. */
const badInEveryProject: LintSample[] = folders.map((folder) => ({
  name: folder,
  file: `${folder}/src/sample.ts`,
  code: `import '@premise/shell'; import '${'../'.repeat(folder.split('/').length + 1)}${
    folder === 'libs/ui' ? 'libs/contracts' : 'libs/ui'
  }/src/index.ts'; Promise.resolve(1); export const a: any = 1;`,
}));
const toSamples = (codes: Record<string, string>, file: string): LintSample[] =>
  Object.entries(codes).map(([name, code]) => ({ name, file, code }));

let reported: Record<string, string[]>;
let boundaries: { allow: string[]; depConstraints: Constraint[] };
let constraints: Constraint[];

beforeAll(async () => {
  reported = await lintSamples([
    ...forbiddenImports,
    ...allowedImports,
    ...badInEveryProject,
    ...toSamples(badCode, 'services/auth/src/sample.ts'),
    ...toSamples(badHooks, 'apps/shell/src/sample.tsx'),
  ]);
  // The list is an ES module of its own, and these specs run as CommonJS.
  const { href } = pathToFileURL(path.join(workspaceRoot, 'tools/workspace/boundaries.mjs'));
  const { stdout } = await run(process.execPath, [
    '-e',
    `import(${JSON.stringify(href)}).then((walls) => console.log(JSON.stringify(walls.boundaries)))`,
  ]);
  boundaries = JSON.parse(stdout) as typeof boundaries;
  constraints = boundaries.depConstraints;
}, 90_000);

describe('every project is inside the walls', () => {
  it.each(folders)('%s has exactly one type, one scope and one platform', (folder) => {
    const kinds = tagsOf(folder).map((tag) => tag.split(':')[0]);
    expect(kinds.toSorted()).toEqual(['platform', 'scope', 'type']);
  });

  it.each(folders)('%s is linted with the boundaries, the import walls, and rules with and without types', (folder) => {
    expect(reported[folder]).toEqual(
      expect.arrayContaining([
        RULES.boundaries,
        RULES.imports,
        'typescript/no-floating-promises',
        'typescript/no-explicit-any',
      ]),
    );
  });

  it('has a constraint for every tag in use', () => {
    const constrained = new Set(constraints.map((constraint) => constraint.sourceTag));
    const used = new Set(folders.flatMap(tagsOf));
    expect([...used].filter((tag) => !constrained.has(tag))).toEqual([]);
  });

  it('has no constraint for a tag that no project carries', () => {
    const used = new Set(folders.flatMap(tagsOf));
    expect(constraints.map(({ sourceTag }) => sourceTag).filter((tag) => !used.has(tag ?? ''))).toEqual([]);
  });

  it('has no wildcard and no exemption', () => {
    const named = constraints.flatMap((constraint) => [
      constraint.sourceTag ?? '',
      ...(constraint.onlyDependOnLibsWithTags ?? []),
    ]);
    expect(named.filter((tag) => tag === '' || tag.includes('*') || tag.startsWith('/'))).toEqual([]);
    expect(boundaries.allow).toEqual([]);
  });

  it('lets nobody import an app, a service or the browser journeys', () => {
    const allowed = constraints.flatMap((constraint) => constraint.onlyDependOnLibsWithTags ?? []);
    expect(allowed.filter((tag) => ['type:app', 'type:service', 'type:e2e'].includes(tag))).toEqual([]);
  });
});

describe('a known-bad import is reported', () => {
  it.each(forbiddenImports)('$name', ({ name, rule }) => {
    expect(reported[name]).toContain(rule && RULES[rule]);
  });
});

describe('a good import is let through', () => {
  it.each(allowedImports)('$name', ({ name }) => {
    expect(reported[name]?.filter((rule) => rule.startsWith('premise/'))).toEqual([]);
  });
});

describe('known-bad code is reported', () => {
  it.each(Object.keys({ ...badCode, ...badHooks }))('by %s', (rule) => {
    expect(reported[rule]).toContain(rule);
  });

  it('and every rule that is switched on has such code', () => {
    const switchedOn = [
      ...readText('oxlint.config.ts').matchAll(/'((?:typescript\/|react\/)?[\w-]+)': (?:'error'|\['error')/g),
    ];
    const named = switchedOn.map(([, rule = '']) => rule);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((rule) => !(rule in badCode) && !(rule in badHooks))).toEqual([]);
  });
});

describe('lint without a project graph', () => {
  it('stops instead of skipping the boundaries', async () => {
    // An empty folder for Nx's cache and a graph that cannot be made: the state in which the rule would skip.
    const script = `
      import { prepareProjectGraph } from ${JSON.stringify(path.join(workspaceRoot, 'tools/workspace/lint-graph.mjs'))};
      await prepareProjectGraph();`;
    const attempt = run(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      env: {
        ...process.env,
        NX_DAEMON: 'false',
        NX_WORKSPACE_ROOT_PATH: path.join(workspaceRoot, 'tools/workspace/src'),
      },
    });
    await expect(attempt).rejects.toThrow('Lint cannot see the project graph');
  }, 60_000);
});

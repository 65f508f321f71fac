import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { listProjects, workspaceRoot } from './workspace-projects.ts';
import { allowedImports, forbiddenImports } from './wall-samples/index.ts';

interface Constraint {
  sourceTag?: string;
  allSourceTags?: string[];
  onlyDependOnLibsWithTags?: string[];
  bannedExternalImports?: string[];
}
interface Report {
  samples: Record<string, string[]>;
  severities: Record<string, Record<string, unknown>>;
}

const RULES = {
  boundaries: '@nx/enforce-module-boundaries',
  imports: 'premise/import-walls',
  features: 'premise/feature-walls',
};
const run = promisify(execFile);
const projects = listProjects();
const folders = projects.map(({ folder }) => folder);
const tagsOf = (folder: string): string[] =>
  projects.find((project) => project.folder === folder)?.manifest.nx?.tags ?? [];

let report: Report;
let constraints: Constraint[];

beforeAll(async () => {
  const { stdout } = await run(
    process.execPath,
    [path.join(workspaceRoot, 'tools/workspace/src/report-walls.ts'), workspaceRoot, ...folders],
    { cwd: workspaceRoot, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NX_DAEMON: 'false' } },
  );
  report = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Report;
  const setting = report.severities['apps/shell']?.[RULES.boundaries] as [number, { depConstraints: Constraint[] }];
  constraints = setting[1].depConstraints;
}, 90_000);

describe('every project is inside the walls', () => {
  it.each(folders)('%s has exactly one type, one scope and one platform', (folder) => {
    const kinds = tagsOf(folder).map((tag) => tag.split(':')[0]);
    expect(kinds.toSorted()).toEqual(['platform', 'scope', 'type']);
  });

  it.each(folders)('%s is linted with the boundaries, the import walls and the feature walls as errors', (folder) => {
    for (const rule of Object.values(RULES)) {
      const [severity] = (report.severities[folder]?.[rule] ?? []) as [unknown];
      expect([rule, severity]).toEqual([rule, 2]);
    }
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
    const [, options] = report.severities['apps/shell']?.[RULES.boundaries] as [number, { allow: string[] }];
    expect(options.allow).toEqual([]);
  });

  it('lets nobody import an app, a service or the browser journeys', () => {
    const allowed = constraints.flatMap((constraint) => constraint.onlyDependOnLibsWithTags ?? []);
    expect(allowed.filter((tag) => ['type:app', 'type:service', 'type:e2e'].includes(tag))).toEqual([]);
  });
});

describe('a known-bad import is reported', () => {
  it.each(forbiddenImports)('$name', ({ name, rule }) => {
    expect(report.samples[name]).toContain(rule && RULES[rule]);
  });
});

describe('a good import is let through', () => {
  it.each(allowedImports)('$name', ({ name }) => {
    expect(report.samples[name]).toEqual([]);
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

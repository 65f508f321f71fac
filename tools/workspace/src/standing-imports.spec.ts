import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { importsOf, packageOf } from './source-syntax.ts';
import { listFiles, listProjects, readText, workspaceRoot, type Project } from './workspace-projects.ts';

interface Constraint {
  sourceTag: string;
  onlyDependOnLibsWithTags?: string[];
  bannedExternalImports?: string[];
}

// The list is an ES module of its own, and these specs run as CommonJS.
const { href } = pathToFileURL(path.join(workspaceRoot, 'tools/workspace/boundaries.mjs'));
const constraints = JSON.parse(
  execFileSync(
    process.execPath,
    ['-e', `import(${JSON.stringify(href)}).then((walls) => console.log(JSON.stringify(walls.depConstraints)))`],
    { encoding: 'utf8' },
  ),
) as Constraint[];
const projects = listProjects();
const byName = new Map(projects.map((project) => [project.manifest.name, project]));
const tagsOf = (project: Project): string[] => project.manifest.nx?.tags ?? [];

/** Why a project may not import a package; undefined where it may. */
function forbids(project: Project, name: string): string | undefined {
  const target = byName.get(name);
  for (const tag of tagsOf(project)) {
    for (const { sourceTag, onlyDependOnLibsWithTags: allowed, bannedExternalImports: banned } of constraints) {
      if (sourceTag !== tag) continue;
      if (target && allowed && !tagsOf(target).some((targetTag) => allowed.includes(targetTag))) return tag;
      if (!target && banned?.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name))) return tag;
    }
  }
  return undefined;
}

const wordsOf = (project: Project): { file: string; name: string; relativeOut: boolean }[] =>
  listFiles(project.folder, /\.(ts|tsx|mts|mjs)$/).flatMap((file) =>
    importsOf(file, readText(file)).map(({ specifier }) => ({
      file,
      name: specifier.startsWith('node:') ? specifier : (packageOf(specifier) ?? ''),
      relativeOut:
        specifier.startsWith('.') &&
        !`${path.posix.join(path.posix.dirname(file), specifier)}/`.startsWith(`${project.folder}/`),
    })),
  );

/** Specs run in Node, and so do the programs that only they start; neither is built into anything. */
const onlyTests = (file: string): boolean => /\.spec\.tsx?$|^libs\/[^/]+\/testing\//.test(file);

describe('imports that stand in the code', () => {
  it('keep to the walls: no project imports what its tags forbid', () => {
    const forbidden = projects.flatMap((project) =>
      wordsOf(project).flatMap(({ file, name }) => {
        const own = name === '' || name === project.manifest.name;
        const tag = own || (name.startsWith('node:') && onlyTests(file)) ? undefined : forbids(project, name);
        return tag === undefined ? [] : [`${file}: ${name} (${tag})`];
      }),
    );
    expect(forbidden).toEqual([]);
  });

  it('never reach into another project by path', () => {
    const reaching = projects
      .filter(({ manifest }) => !manifest.nx?.tags?.includes('type:tool'))
      .flatMap((project) => wordsOf(project).flatMap(({ file, relativeOut }) => (relativeOut ? [file] : [])));
    expect(reaching).toEqual([]);
  });

  it('would be reported: a service that imports the design system, an engine that imports a framework', () => {
    const named = (name: string): Project => byName.get(name) as Project;
    expect(forbids(named('@premise/auth-service'), '@premise/ui')).toBeDefined();
    expect(forbids(named('@premise/patent-mf'), '@premise/analyzer-mf')).toBeDefined();
    expect(forbids(named('@premise/argument-engine'), '@nestjs/common')).toBeDefined();
    expect(forbids(named('@premise/argument-engine'), 'node:fs')).toBeDefined();
    expect(forbids(named('@premise/analyzer-mf'), '@premise/service-platform')).toBeDefined();
    expect(forbids(named('@premise/analyzer-mf'), '@premise/ui')).toBeUndefined();
  });
});

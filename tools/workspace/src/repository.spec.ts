import { builtinModules } from 'node:module';
import ts from 'typescript';
import { importsOf, packageOf, parseSource, walk } from './source-syntax.ts';
import { listFiles, listProjects, readManifest, readText } from './workspace-projects.ts';

const projects = listProjects();
const manifests = [{ folder: '.', manifest: readManifest('.') }, ...projects];
const dependenciesOf = ({ manifest }: (typeof manifests)[number]): [string, string][] =>
  [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies, manifest.peerDependencies].flatMap(
    (group) => Object.entries(group ?? {}),
  );
const isSpec = (file: string): boolean => /\.(spec|e2e-spec)\.tsx?$/.test(file);
const sources = projects.flatMap(({ folder }) => listFiles(folder, /\.(ts|tsx|mts|mjs|cjs)$/));

describe('dependencies', () => {
  it('have an exact version everywhere', () => {
    const loose = manifests.flatMap((entry) =>
      dependenciesOf(entry)
        .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${entry.folder}: ${name} ${version}`),
    );
    expect(loose).toEqual([]);
  });

  it('have one version in the whole workspace', () => {
    const versions = new Map<string, Set<string>>();
    for (const entry of manifests) {
      for (const [name, version] of dependenciesOf(entry)) {
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
      }
    }
    const split = [...versions].filter(([, seen]) => seen.size > 1).map(([name, seen]) => [name, [...seen]]);
    expect(split).toEqual([]);
  });

  it('are declared by the project that imports them', () => {
    const shared = new Set(dependenciesOf(manifests[0]!).map(([name]) => name));
    const builtin = new Set(builtinModules);
    const undeclared = projects.flatMap((project) => {
      const declared = new Set(dependenciesOf(project).map(([name]) => name));
      return listFiles(project.folder, /\.(ts|tsx|mts|mjs|cjs)$/).flatMap((file) =>
        importsOf(file, readText(file))
          .flatMap(({ specifier, typeOnly }) => {
            const name = packageOf(specifier);
            if (name === undefined || builtin.has(name) || name === project.manifest.name) return [];
            const known = declared.has(name) || shared.has(name) || (typeOnly && shared.has(`@types/${name}`));
            return known ? [] : [name];
          })
          .map((name) => `${file}: ${name}`),
      );
    });
    expect(undeclared).toEqual([]);
  });

  it('are locked without download addresses, so that every registry serves', () => {
    expect(readText('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });
});

describe('replaced dependencies', () => {
  it('are replaced by another version of themselves or by a package of ours', () => {
    const { overrides } = JSON.parse(readText('package.json')) as { overrides: object };
    const versions = Object.values(overrides).flatMap((entry: unknown) =>
      typeof entry === 'object' && entry !== null ? Object.values(entry) : [entry],
    );
    const own = /^\d+\.\d+\.\d+$|^file:libs\/\w+$/;
    expect(versions.filter((version) => !own.test(String(version)))).toEqual([]);
    const { packages } = JSON.parse(readText('package-lock.json')) as { packages: Record<string, object> };
    expect(packages['node_modules/@huggingface/transformers']).toEqual({ resolved: 'libs/empty', link: true });
  });
});

describe('sources', () => {
  const syntax = sources.map((file) => ({ file, source: parseSource(file, readText(file)) }));
  const find = (wanted: (node: ts.Node, file: string) => boolean): string[] =>
    syntax.flatMap(({ file, source }) => {
      const found: string[] = [];
      walk(source, (node) => {
        if (wanted(node, file)) {
          found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`);
        }
      });
      return found;
    });

  it('leave no test out and run none alone', () => {
    const runners = new Set(['it', 'test', 'describe']);
    expect(
      find(
        (node) =>
          (ts.isPropertyAccessExpression(node) &&
            ts.isIdentifier(node.expression) &&
            runners.has(node.expression.text) &&
            ['only', 'skip', 'todo', 'failing'].includes(node.name.text)) ||
          (ts.isCallExpression(node) &&
            ts.isIdentifier(node.expression) &&
            ['fit', 'xit', 'fdescribe', 'xdescribe', 'xtest'].includes(node.expression.text)),
      ),
    ).toEqual([]);
  });

  it('draw no random numbers for a user to see', () => {
    expect(
      find(
        (node, file) =>
          !isSpec(file) &&
          ts.isPropertyAccessExpression(node) &&
          node.expression.getText() === 'Math' &&
          node.name.text === 'random',
      ),
    ).toEqual([]);
  });

  it('give a reason with every suppressed rule and leave nothing marked for later', () => {
    const marks = ['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|');
    const notes = new RegExp(`\\b(${marks})\\b`);
    const found = sources.flatMap((file) =>
      readText(file)
        .split('\n')
        .flatMap((line, index) => {
          const bare = /(?:eslint|oxlint)-disable(-next-line|-line)?\b/.test(line) && !/ -- \S/.test(line);
          const ignored = /@ts-(ignore|nocheck)\b/.test(line);
          return (bare || ignored || notes.test(line)) && !file.endsWith('repository.spec.ts')
            ? [`${file}:${index + 1}`]
            : [];
        }),
    );
    expect(found).toEqual([]);
  });
});

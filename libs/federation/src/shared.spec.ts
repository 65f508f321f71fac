import fs from 'node:fs';
import path from 'node:path';
import { PROVIDED_BY, SINGLETONS, sharedSingletons } from './shared.cjs';

const APPS = path.join(__dirname, '../../../apps');
const ROOT = path.join(__dirname, '../../..');
const apps = fs.readdirSync(APPS).filter((name) => fs.existsSync(path.join(APPS, name, 'webpack.config.cjs')));

describe('what the apps of a page share', () => {
  it('is one copy of everything that keeps state', () => {
    expect([...SINGLETONS].sort()).toEqual([
      '@premise/ui',
      '@premise/web-platform',
      '@tanstack/react-query',
      'react',
      'react-dom',
      'react-router-dom',
    ]);
  });

  it.each(apps)('is the same in %s as in the shell: names, versions, singletons', (name) => {
    const shared = sharedSingletons(path.join(APPS, name));
    expect(shared).toEqual(sharedSingletons(path.join(APPS, 'shell')));
    for (const entry of Object.values(shared)) {
      expect(entry).toMatchObject({ singleton: true, requiredVersion: entry.version });
      expect(entry.version).toMatch(/^\d+\.\d+\.\d+/);
    }
  });

  it('refuses an app that does not have them, by name', () => {
    expect(() => sharedSingletons('/')).toThrow(/react is shared by all apps/);
  });

  it.each(Object.entries(PROVIDED_BY))(
    'holds every name that browser code imports from %s, of which a part is shared',
    (name, provider) => {
      const provided = namesIn(fs.readFileSync(provider, 'utf8'), /export \{([^}]*)\}/g);
      const imported = sourcesOfBrowsers().flatMap((file) =>
        namesIn(fs.readFileSync(file, 'utf8'), new RegExp(`import \\{([^}]*)\\} from '${name}'`, 'g')),
      );
      expect(imported.length).toBeGreaterThan(10);
      expect([...new Set(imported)].filter((one) => !provided.includes(one))).toEqual([]);
    },
  );
});

/** Names in braces, without types, which are gone when an app is built. */
const namesIn = (source: string, braces: RegExp): string[] =>
  [...source.matchAll(braces)]
    .flatMap(([, names]) => (names ?? '').split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

const sourcesOfBrowsers = (): string[] =>
  ['apps', 'libs/ui', 'libs/web-platform'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)src\//.test(`${file}`) && /\.tsx?$/.test(file) && !file.includes('node_modules'))
      .filter((file) => !/\.spec\.tsx?$|(^|\/)testing\/|prerender\.tsx$/.test(file))
      .map((file) => path.join(ROOT, folder, file)),
  );

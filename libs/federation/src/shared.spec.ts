import fs from 'node:fs';
import path from 'node:path';
import { SINGLETONS, sharedSingletons } from './shared.cjs';

const APPS = path.join(__dirname, '../../../apps');
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
});

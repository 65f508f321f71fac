/**
 * @jest-environment node
 *
 * The table of pages, by which the server knows an address, holds what the router draws and nothing more.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageAt, PAGES } from '@premise/contracts';
import { mountAt } from '../src/remotes/mounts.ts';

const source = readFileSync(path.join(__dirname, '../src/routes.tsx'), 'utf8');
const drawn = ['/', ...[...source.matchAll(/<Route path="([^"*]+)"/g)].map(([, at]) => `/${String(at)}`)];

it('every route of the shell is in the table of pages [S1-018 S1-021 S1-022 S1-023 S1-024]', () => {
  expect(drawn.length).toBeGreaterThan(8);
  for (const at of drawn) expect([at, pageAt(at)?.path]).toEqual([at, at]);
});

it('every page of the table is drawn by the shell or by a remote', () => {
  for (const { path: at } of PAGES) {
    const address = at.replace(/:[^/]+|\*/g, 'x');
    expect([at, drawn.includes(at) || mountAt(address) !== null]).toEqual([at, true]);
  }
});

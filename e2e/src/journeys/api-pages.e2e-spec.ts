import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { productUrl } from '../harness/journey.ts';

const url = productUrl();
const readme = readFileSync(resolve(import.meta.dirname, '../../../README.md'), 'utf8');
const pages = [...new Set(readme.match(/\/api\/\w+\/docs\b/g))];

it('the readme names the API page of every service', () => {
  expect(pages).toEqual(['/api/auth/docs', '/api/analysis/docs', '/api/patents/docs']);
});

it.each(pages)('%s is there without an account, and so is its OpenAPI document', async (path) => {
  const page = await fetch(`${url}${path}`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  const document = (await (await fetch(`${url}${path}-json`)).json()) as { openapi: string; paths: object };
  expect(document.openapi).toMatch(/^3\./);
  expect(Object.keys(document.paths).length).toBeGreaterThan(3);
});

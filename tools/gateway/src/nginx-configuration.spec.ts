import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nginxConfiguration } from './nginx-configuration.ts';
import { API_ROUTES, SECURITY_HEADERS } from './routes-table.ts';

describe('nginx.conf', () => {
  it('is the one that the table of routes makes', () => {
    expect(readFileSync(path.join(__dirname, '../nginx.conf'), 'utf8')).toBe(nginxConfiguration());
  });

  it('knows every route and every header of the table', () => {
    const text = nginxConfiguration();
    for (const { prefix } of API_ROUTES) expect(text).toContain(`location ~ ^${prefix}(?:/|$) {`);
    for (const value of Object.values(SECURITY_HEADERS)) expect(text).toContain(`"${value}" always;`);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nginxConfiguration } from './nginx-configuration.ts';
import { JWKS_PATH } from '@premise/contracts';
import { API_ROUTES, isForbidden, SECURITY_HEADERS, SHOWN_PATHS } from './routes-table.ts';

describe('nginx.conf', () => {
  it('is the one that the table of routes makes', () => {
    expect(readFileSync(path.join(__dirname, '../nginx.conf'), 'utf8')).toBe(nginxConfiguration());
  });

  it('knows every route and every header of the table', () => {
    const text = nginxConfiguration();
    for (const { prefix } of API_ROUTES) expect(text).toContain(`location ~ ^${prefix}(?:/|$) {`);
    for (const value of Object.values(SECURITY_HEADERS)) expect(text).toContain(`"${value}" always;`);
  });

  it('passes nothing on to what services call among themselves', () => {
    expect(API_ROUTES.every(({ prefix }) => prefix.startsWith('/api/'))).toBe(true);
    expect(nginxConfiguration()).toContain('location ~ ^/internal(?:/|$) { return 404; }');
  });

  it('refuses hidden names, but shows the keys that tokens are verified with', () => {
    const text = nginxConfiguration();
    for (const shown of SHOWN_PATHS) expect(text).toContain(`location = ${shown} {`);
    expect(isForbidden(JWKS_PATH)).toBe(false);
    expect(isForbidden(JWKS_PATH.toUpperCase())).toBe(true);
    expect(isForbidden(`${JWKS_PATH}.map`)).toBe(true);
  });
});

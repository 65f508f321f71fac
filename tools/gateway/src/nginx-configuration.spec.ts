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

  it('answers for the public host and the loopback names alone', () => {
    const text = nginxConfiguration();
    const map = /map \$host \$premise_own_host \{([^}]*)\}/.exec(text)?.[1] ?? '';
    const lines = map.split('\n').map((line) => line.trim());
    expect(lines.filter((line) => line !== '')).toEqual([
      '"localhost" 1;',
      '"127.0.0.1" 1;',
      '"[::1]" 1;',
      'include /srv/premise/runtime/hosts.conf;',
      'default 0;',
    ]);
    expect(text).toContain('if ($premise_own_host = 0) { return 421; }');
  });

  it('looks the names of services up while it runs', () => {
    const text = nginxConfiguration();
    expect(text).not.toContain('upstream ');
    const targets = [...text.matchAll(/proxy_pass (.*);/g)].map(([, target]) => target);
    expect(targets).toHaveLength(API_ROUTES.length + SHOWN_PATHS.length);
    for (const target of targets) expect(target).toMatch(/^http:\/\/\$premise_(?:auth|analysis|patent)$/);
    for (const name of ['auth', 'analysis', 'patent']) expect(text).toContain(`set $premise_${name} ${name}:8080;`);
  });

  it('keeps the policy of a stored file beside the product’s own, so that both apply', () => {
    const text = nginxConfiguration();
    expect(text).not.toContain('proxy_hide_header Content-Security-Policy');
    expect(text).toContain('proxy_hide_header X-Frame-Options;');
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

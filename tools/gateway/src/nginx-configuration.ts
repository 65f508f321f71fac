import { LOOPBACK_NAMES, PAGES, type ServiceName } from '@premise/contracts';
import {
  API_ROUTES,
  CACHE_FOREVER,
  CACHE_NEVER_BLINDLY,
  COMPRESS_FROM_BYTES,
  FORBIDDEN_PATH,
  HASHED_FILE,
  HOSTS_FILE,
  MISSING_PAGE_FILE,
  pageFile,
  INTERNAL_PREFIX,
  REMOTE_PLACES,
  RUNTIME_FILES,
  SECURITY_HEADERS,
  SHELL_PROJECT,
  SHOWN_PATHS,
  STRICT_TRANSPORT_SECURITY,
  TIMEOUTS,
  TOKEN_PAGE_REFERRER_POLICY,
  TOKEN_PAGES,
  apiRoute,
  type ApiRoute,
} from './routes-table.ts';

const SERVICES: ServiceName[] = ['auth', 'analysis', 'patent'];
const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)}s`;
const indent = (lines: string[], by = 4): string[] => lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));

/**
 * The settings of nginx for production, from the same table that the local gateway reads. Expected around it: builds
 * under /srv/premise/<app>, services named auth, analysis and patent, a resolver for these names, and under
 * /srv/premise/runtime what write-runtime.ts writes: run-time files, hosts.conf, and below pages/ the shell's page once
 * for each address.
 */
export function nginxConfiguration(): string {
  return `${[
    '# Made from routes-table.ts by "node --conditions=source tools/gateway/src/write-nginx.ts". Do not edit.',
    '',
    '# Loopback names serve health checks. hosts.conf adds the host of PUBLIC_URL.',
    'map $host $premise_own_host {',
    ...indent([
      ...LOOPBACK_NAMES.map((name) => `"${name}" 1;`),
      `include /srv/premise/runtime${HOSTS_FILE};`,
      'default 0;',
    ]),
    '}',
    '',
    '# HSTS only where TLS is ended, here or in front.',
    'map $http_x_forwarded_proto $premise_hsts {',
    `    https "${STRICT_TRANSPORT_SECURITY}";`,
    '    default "";',
    '}',
    '',
    'map $uri $premise_cache {',
    `    "~${HASHED_FILE}" "${CACHE_FOREVER}";`,
    `    default "${CACHE_NEVER_BLINDLY}";`,
    '}',
    '',
    '# The shell answers navigations only; a missing script or picture is missing.',
    'map $http_accept $premise_missing {',
    `    "~text/html" /${MISSING_PAGE_FILE};`,
    '    default /.missing;',
    '}',
    '',
    '# Each page has a file of its own, with its title and what a shared link shows.',
    'map $uri $premise_page {',
    ...indent(PAGES.map(({ path }) => `"~*${addressPattern(path)}" /${pageFile(path)};`)),
    '    default /.missing;',
    '}',
    '',
    '# The address of a page with a one-time token goes nowhere.',
    'map $request_uri $premise_referrer {',
    `    "~^(?:${TOKEN_PAGES.join('|')})(?:[?#]|$)" "${TOKEN_PAGE_REFERRER_POLICY}";`,
    `    default "${SECURITY_HEADERS['Referrer-Policy']}";`,
    '}',
    '',
    'server {',
    ...indent([
      'listen 8080;',
      'server_tokens off;',
      'if ($premise_own_host = 0) { return 421; }',
      '',
      '# Variables: a name is looked up while nginx runs, not only when it starts.',
      ...SERVICES.map((service) => `set $premise_${service} ${service}:8080;`),
      `client_header_timeout ${seconds(TIMEOUTS.requestHead)};`,
      `client_body_timeout ${seconds(TIMEOUTS.requestWhole)};`,
      `keepalive_timeout ${seconds(TIMEOUTS.keepAlive)};`,
      '',
      'gzip off;',
      'gzip_vary on;',
      `gzip_min_length ${COMPRESS_FROM_BYTES};`,
      'gzip_types application/json text/plain text/css image/svg+xml;',
      '',
      ...securityHeaders(),
      '',
      `location ~* "${FORBIDDEN_PATH}" { return 404; }`,
      `location ~ ^${INTERNAL_PREFIX}(?:/|$) { return 404; }`,
      '',
      ...SHOWN_PATHS.flatMap(shownLocation),
      ...API_ROUTES.flatMap((route) => apiLocation(route)),
      'location /api {',
      ...indent([
        'default_type application/json;',
        `return 404 '{"success":false,"code":"NOT_FOUND","error":"There is no such address."}';`,
      ]),
      '}',
      'location @unavailable {',
      ...indent([
        'internal;',
        'default_type application/json;',
        ...securityHeaders(),
        'add_header Cache-Control "no-store" always;',
        'add_header Retry-After "2" always;',
        `return 503 '{"success":false,"code":"UNAVAILABLE","error":"This part of Premise is not available at the moment. Please try again shortly."}';`,
      ]),
      '}',
      'location @too_large {',
      ...indent([
        'internal;',
        'default_type application/json;',
        ...securityHeaders(),
        `return 413 '{"success":false,"code":"BODY_TOO_LARGE","error":"The request is too large."}';`,
      ]),
      '}',
      '',
      ...RUNTIME_FILES.flatMap((file) => [
        `location = ${file} {`,
        ...indent(['root /srv/premise/runtime;', ...fileHeaders()]),
        '}',
      ]),
      ...REMOTE_PLACES.flatMap(({ prefix, project }) => [
        `location ${prefix} {`,
        ...indent([`alias /srv/premise/${project}/;`, 'gzip_static on;', 'brotli_static on;', ...fileHeaders()]),
        '}',
      ]),
      'location / {',
      ...indent([
        `root /srv/premise/${SHELL_PROJECT};`,
        'gzip_static on;',
        'brotli_static on;',
        'try_files $uri @page;',
        ...fileHeaders(),
      ]),
      '}',
      'location @page {',
      ...indent([
        'root /srv/premise/runtime/pages;',
        'gzip_static on;',
        'brotli_static on;',
        'default_type text/html;',
        'error_page 404 $premise_missing;',
        'try_files $premise_page =404;',
        ...fileHeaders(),
      ]),
      '}',
      `location = /${MISSING_PAGE_FILE} {`,
      ...indent([
        'internal;',
        'root /srv/premise/runtime/pages;',
        'gzip_static on;',
        'brotli_static on;',
        ...fileHeaders(),
      ]),
      '}',
    ]),
    '}',
  ].join('\n')}\n`;
}

/** nginx drops inherited headers in a block that adds one of its own, so each block names all of them. */
function securityHeaders(changed: Record<string, string> = {}): string[] {
  return [
    ...Object.entries(SECURITY_HEADERS).map(
      ([name, value]) => `add_header ${name} ${changed[name] ?? `"${value}"`} always;`,
    ),
    'add_header Strict-Transport-Security $premise_hsts always;',
  ];
}

/** The addresses of one page as a pattern: names stand for one part, a star for anything. */
function addressPattern(path: string): string {
  const pattern = path.replace(/\/\*$/, '/.+').replaceAll(/:[^/]+/g, '[^/]+');
  return `^${pattern === '/' ? '' : pattern}/?$`;
}

function fileHeaders(): string[] {
  return [
    ...securityHeaders({ 'Referrer-Policy': '$premise_referrer' }),
    'add_header Cache-Control $premise_cache always;',
    'limit_except GET { deny all; }',
  ];
}

/** An exact location goes before the one of forbidden paths. */
function shownLocation(path: string): string[] {
  const route = apiRoute(path);
  if (route === undefined) throw new Error(`No service answers ${path}.`);
  return apiLocation(route, `= ${path}`);
}

function apiLocation({ prefix, service, bodyBytes, compress }: ApiRoute, address = `~ ^${prefix}(?:/|$)`): string[] {
  return [
    `location ${address} {`,
    ...indent([
      `client_max_body_size ${Math.max(1, Math.ceil(bodyBytes / 1024))}k;`,
      'error_page 413 @too_large;',
      'error_page 502 504 = @unavailable;',
      `gzip ${compress ? 'on' : 'off'};`,
      `proxy_pass http://$premise_${service};`,
      'proxy_http_version 1.1;',
      'proxy_set_header Connection "";',
      'proxy_set_header Host $host;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'proxy_set_header X-Forwarded-Host $host;',
      'proxy_set_header Forwarded "";',
      'proxy_set_header X-Real-IP "";',
      'proxy_set_header Accept-Encoding "identity";',
      'proxy_hide_header X-Powered-By;',
      '# A browser applies every content policy it is sent: the one of a service stays beside ours.',
      ...Object.keys(SECURITY_HEADERS)
        .filter((name) => name !== 'Content-Security-Policy')
        .map((name) => `proxy_hide_header ${name};`),
      '# Event streams: nothing is held back.',
      'proxy_buffering off;',
      `proxy_connect_timeout ${seconds(TIMEOUTS.connect)};`,
      `proxy_read_timeout ${seconds(TIMEOUTS.answerIdle)};`,
    ]),
    '}',
  ];
}

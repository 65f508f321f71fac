import {
  AUDIT_DEADLINE_MS,
  AUDIT_PATH,
  CONFIG_PATH,
  IMAGES_PATH,
  JWKS_PATH,
  LIMITS,
  PRIOR_ART_PATH,
  REMOTES_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
  type ServiceName,
  RESET_PASSWORD_PAGE,
  VERIFY_EMAIL_CHANGE_PAGE,
  VERIFY_PAGE,
} from '@premise/contracts';

/** Paths under /api and the service that answers them. The first prefix that fits decides. */
export interface ApiRoute {
  prefix: string;
  service: ServiceName;
  /** Largest request body. */
  bodyBytes: number;
  /**
   * Whether large JSON answers are compressed. Not where an answer can hold a credential beside text that the caller
   * chose: the size of the compressed answer would tell about the credential.
   */
  compress: boolean;
  /** How long the service may take to begin its answer, where that is longer than TIMEOUTS.answerHead. */
  answerHead?: number;
}

const MEBIBYTE = 1024 * 1024;
/** Sources of patents that fall silent are waited for one after the other, each to its deadline, before the last one answers. */
const RESEARCH_ANSWER_MS = 60_000;

export const API_ROUTES: readonly ApiRoute[] = [
  { prefix: '/api/auth', service: 'auth', bodyBytes: LIMITS.defaultBodyBytes, compress: false },
  { prefix: '/api/admin', service: 'auth', bodyBytes: LIMITS.defaultBodyBytes, compress: false },
  { prefix: '/api/health', service: 'auth', bodyBytes: 0, compress: false },
  { prefix: '/api/analysis', service: 'analysis', bodyBytes: LIMITS.analysisBodyBytes, compress: true },
  { prefix: '/api/patent-applications', service: 'patent', bodyBytes: LIMITS.draftBodyBytes, compress: true },
  { prefix: IMAGES_PATH, service: 'patent', bodyBytes: LIMITS.imageBodyBytes, compress: true },
  {
    prefix: AUDIT_PATH,
    service: 'patent',
    bodyBytes: LIMITS.auditFileBytes + MEBIBYTE,
    compress: true,
    answerHead: AUDIT_DEADLINE_MS + 1_000,
  },
  {
    prefix: PRIOR_ART_PATH,
    service: 'patent',
    bodyBytes: LIMITS.priorArtBodyBytes,
    compress: true,
    answerHead: RESEARCH_ANSWER_MS,
  },
  {
    prefix: '/api/patents/research',
    service: 'patent',
    bodyBytes: LIMITS.defaultBodyBytes,
    compress: true,
    answerHead: RESEARCH_ANSWER_MS,
  },
  { prefix: '/api/patents', service: 'patent', bodyBytes: LIMITS.defaultBodyBytes, compress: true },
];

/** The route whose prefix is the path itself or a folder above it. */
export function apiRoute(pathname: string): ApiRoute | undefined {
  return API_ROUTES.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** Calls of services among themselves: never passed on, and no page either. */
export const INTERNAL_PREFIX = '/internal';

/** Places of the remotes: path on this origin, folder under apps/, and name in module federation. */
export interface RemotePlace {
  prefix: string;
  project: string;
  name: string;
}

export const REMOTE_PLACES: readonly RemotePlace[] = [
  { prefix: '/mf/analyzer/', project: 'analyzer-mf', name: 'analyzer_mf' },
  { prefix: '/mf/patent/', project: 'patent-mf', name: 'patent_mf' },
  { prefix: '/mf/admin/', project: 'admin-mf', name: 'admin_mf' },
];

export const MANIFEST_FILE = 'mf-manifest.json';

/** What the build of an app rendered of its public pages. */
export const PRERENDERED_FILE = 'prerendered.json';

/** The app that answers every other path. */
export const SHELL_PROJECT = 'shell';

/** Files that the deployment writes, beside those that were built. */
export const RUNTIME_FILES = [REMOTES_PATH, CONFIG_PATH, ROBOTS_PATH, SITEMAP_PATH] as const;

/** Beside them, for nginx alone: the hosts it answers for. */
export const HOSTS_FILE = '/hosts.conf';

/** Beside them, for a server that cannot fill in pages itself: the shell's page once for each address. */
export const MISSING_PAGE_FILE = 'page-not-found.html';
export function pageFile(pagePath: string): string {
  const name = pagePath.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
  return `${name === '' ? 'home' : name}${pagePath.endsWith('*') ? '-below' : ''}.html`;
}

/** The one script that is written into the page itself, and what the content policy knows it by. */
export const FIRST_PAINT_FILE = '/first-paint.js';
export const FIRST_PAINT_HASH = 'sha256-+UbtgTycm6cHPM2xhiVcxp6UQbxZR/loIhNQUMpqxHQ=';

/** On every answer, whoever made it. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'self'",
    `script-src 'self' '${FIRST_PAINT_HASH}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
};

/** Pages that a mailed link with a one-time token leads to: their address goes nowhere, not even to this origin. */
export const TOKEN_PAGES: readonly string[] = [VERIFY_PAGE, RESET_PASSWORD_PAGE, VERIFY_EMAIL_CHANGE_PAGE];
export const TOKEN_PAGE_REFERRER_POLICY = 'no-referrer';

/** Only on answers that went through TLS. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/** A file whose name carries a hash of its content never changes. */
export const HASHED_FILE = String.raw`\.[0-9a-f]{8,}\.(?:js|css|woff2|svg|png|webp|json|wasm)$`;
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Pages and manifests are asked for again each time. */
export const CACHE_NEVER_BLINDLY = 'no-cache';

/** Never served, wherever they lie: hidden files and folders, and source maps. */
export const FORBIDDEN_PATH = String.raw`(?:^|/)\.|\.map(?:\.br|\.gz)?$`;

/** Public by their nature, although a part of their name is hidden: the keys that tokens are verified with. */
export const SHOWN_PATHS: readonly string[] = [JWKS_PATH];

const FORBIDDEN = new RegExp(FORBIDDEN_PATH, 'i');

/**
 * Whether an address is refused whatever lies there. A dot may be written as %2e: who reads the address next, be it the
 * program that passes it on, takes both for the same, so `/%2e%2e/` climbs as `/../` does.
 */
export function isForbidden(pathname: string): boolean {
  return FORBIDDEN.test(pathname.replaceAll(/%2e/gi, '.')) && !SHOWN_PATHS.includes(pathname);
}

/** Milliseconds. An event stream sends a heartbeat well within `answerIdle`. */
export const TIMEOUTS = {
  /** For the head of a request to arrive. */
  requestHead: 15_000,
  /** For a whole request to arrive. */
  requestWhole: 120_000,
  /** An idle connection is kept for the next request. */
  keepAlive: 65_000,
  connect: 3_000,
  /** A service that has the whole request and does not begin to answer for so long is not available. */
  answerHead: 8_000,
  /** A service that says nothing for so long is given up. */
  answerIdle: 120_000,
} as const;

/** JSON answers below this size are not worth compressing. */
export const COMPRESS_FROM_BYTES = 1400;

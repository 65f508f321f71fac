import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@premise/contracts';
import { readTrustedPeers } from './trusted-peers.ts';

export interface GatewayConfiguration {
  host: string;
  port: number;
  upstreams: Record<ServiceName, string>;
  /** Folder that holds <project>/dist of every app. */
  appsDir: string;
  /** Where people reach the product, without a slash at the end; search engines and shared links want whole addresses. */
  publicUrl: string;
  contactEmail: string;
  mailPage: string | null;
  /** Whether /login offers the demo sign-in; off unless asked for (decision 8). */
  demoLogin: boolean;
  /** True when a proxy in front of this one ends TLS: then its word about caller and protocol is taken, if it is trusted. */
  behindTls: boolean;
  /** Whether a peer is a proxy of one's own; this host alone unless told otherwise. */
  isTrustedPeer: (address: string) => boolean;
  /** For development: pages load anew when an app has been built. */
  liveReload: boolean;
}

export function readConfiguration(env: NodeJS.ProcessEnv): GatewayConfiguration {
  const required = (name: string): string => {
    const value = env[name];
    if (value === undefined || value === '') throw new Error(`The gateway needs ${name}.`);
    return value;
  };
  const port = Number(env['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT must be a port number.');
  const host = env['HOST'] || '127.0.0.1';
  return {
    host,
    port,
    upstreams: { auth: required('AUTH_URL'), analysis: required('ANALYSIS_URL'), patent: required('PATENT_URL') },
    appsDir: env['APPS_DIR'] || path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../apps'),
    publicUrl: (env['PUBLIC_URL'] || `http://${host}:${port}`).replace(/\/+$/, ''),
    contactEmail: env['CONTACT_EMAIL'] || 'contact@premise.local',
    mailPage: env['MAIL_PAGE_URL'] || null,
    demoLogin: env['DEMO_LOGIN'] === 'on',
    behindTls: env['BEHIND_TLS'] === '1',
    isTrustedPeer: readTrustedPeers(env['TRUSTED_PROXIES'] || 'loopback'),
    liveReload: env['LIVE_RELOAD'] === '1',
  };
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@premise/contracts';

export interface GatewayConfiguration {
  host: string;
  port: number;
  upstreams: Record<ServiceName, string>;
  /** Folder that holds <project>/dist of every app. */
  appsDir: string;
  contactEmail: string;
  mailPage: string | null;
  /** True when a proxy in front of this one ends TLS: then its word about caller and protocol is taken. */
  behindTls: boolean;
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
  return {
    host: env['HOST'] || '127.0.0.1',
    port,
    upstreams: { auth: required('AUTH_URL'), analysis: required('ANALYSIS_URL'), patent: required('PATENT_URL') },
    appsDir: env['APPS_DIR'] || path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../apps'),
    contactEmail: env['CONTACT_EMAIL'] || 'contact@premise.local',
    mailPage: env['MAIL_PAGE_URL'] || null,
    behindTls: env['BEHIND_TLS'] === '1',
    liveReload: env['LIVE_RELOAD'] === '1',
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicConfig, RemotesFile } from '@premise/contracts';
import type { GatewayConfiguration } from './configuration.ts';
import { MANIFEST_FILE, REMOTE_PLACES, type RemotePlace } from './routes-table.ts';

/** Where the remotes are. Read from the builds on disk at every call, so that a swapped build shows its new version. */
export function remotesFile(appsDir: string): RemotesFile {
  return {
    remotes: REMOTE_PLACES.map((place) => ({
      name: place.name,
      version: versionOf(appsDir, place),
      manifest: `${place.prefix}${MANIFEST_FILE}`,
    })),
  };
}

/** The package's version and, after a plus sign, a mark of this very build; a remote that is not built has neither. */
function versionOf(appsDir: string, place: RemotePlace): string {
  try {
    const manifest = readFileSync(path.join(appsDir, place.project, 'dist', MANIFEST_FILE));
    const info = JSON.parse(manifest.toString()) as { metaData?: { buildInfo?: { buildVersion?: string } } };
    const build = createHash('sha256').update(manifest).digest('hex').slice(0, 8);
    return `${packageVersion(appsDir, place) ?? info.metaData?.buildInfo?.buildVersion ?? '0.0.0'}+${build}`;
  } catch {
    return 'unavailable';
  }
}

function packageVersion(appsDir: string, place: RemotePlace): string | undefined {
  try {
    const file = readFileSync(path.join(appsDir, place.project, 'package.json'), 'utf8');
    return (JSON.parse(file) as { version?: string }).version;
  } catch {
    return undefined;
  }
}

export function publicConfig(configuration: GatewayConfiguration): PublicConfig {
  const { contactEmail, mailPage, demoLogin } = configuration;
  return { contactEmail, mailPage, demoLogin };
}

// Writes the files that a deployment behind nginx adds to the builds, from the gateway's own settings:
//   node --conditions=source tools/gateway/src/write-runtime.ts FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CONFIG_PATH, PAGES, REMOTES_PATH, ROBOTS_PATH, SITEMAP_PATH } from '@premise/contracts';
import { readConfiguration, type GatewayConfiguration } from './configuration.ts';
import { pageDocument } from './page-head.ts';
import { prerenderedPage } from './prerendered.ts';
import { HOSTS_FILE, MISSING_PAGE_FILE, pageFile } from './routes-table.ts';
import { publicConfig, remotesFile } from './runtime-files.ts';
import { robotsFile, sitemapFile } from './search-files.ts';
import { readShellPage } from './shell-page.ts';

/** Name of each file below the folder, and its content. */
export function runtimeFiles(configuration: GatewayConfiguration): Map<string, string> {
  const { appsDir, publicUrl } = configuration;
  const shellPage = readShellPage(appsDir);
  return new Map([
    [REMOTES_PATH, JSON.stringify(remotesFile(appsDir))],
    [CONFIG_PATH, JSON.stringify(publicConfig(configuration))],
    [ROBOTS_PATH, robotsFile(publicUrl)],
    [SITEMAP_PATH, sitemapFile(publicUrl)],
    [HOSTS_FILE, `"${new URL(publicUrl).hostname}" 1;\n`],
    ...PAGES.map((page): [string, string] => [
      `/pages/${pageFile(page.path)}`,
      pageDocument(shellPage, page, publicUrl, prerenderedPage(appsDir, page.path)),
    ]),
    [`/pages/${MISSING_PAGE_FILE}`, pageDocument(shellPage, null, publicUrl)],
  ]);
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Name the folder to write to.');
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  for (const [name, content] of runtimeFiles(readConfiguration(process.env))) {
    const file = path.join(folder, name);
    if (name.startsWith('/pages/')) {
      // compressed first: the server prefers these
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
    writeFileSync(file, content);
  }
}

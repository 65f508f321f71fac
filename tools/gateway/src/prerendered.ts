import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRERENDERED_FILE, REMOTE_PLACES, SHELL_PROJECT } from './routes-table.ts';

/** A page as an app's own build rendered it. */
export interface PrerenderedPage {
  /** Of the shell the whole page; of a remote what stands in the shell's frame. */
  html: string;
  /** Styles of a remote's page. The shell's page names style sheets of its own. */
  css?: string;
}

/** Where the shell's page leaves room for what a remote's build rendered. */
const SLOT = '<premise-remote></premise-remote>';

/**
 * The page at an address as it is shown to visitors before any script has run, or null: where the shell rendered none, or a
 * frame for a remote whose build rendered none. Read from the builds at every call: a remote is delivered without the shell.
 */
export function prerenderedPage(appsDir: string, pagePath: string): PrerenderedPage | null {
  const page = pageOf(appsDir, SHELL_PROJECT, pagePath);
  if (page === undefined || !page.html.includes(SLOT)) return page ?? null;
  for (const { project } of REMOTE_PLACES) {
    const fragment = pageOf(appsDir, project, pagePath);
    // a function, because a replacement text would read "$" as a sign of its own
    if (fragment) return { ...fragment, html: page.html.replace(SLOT, () => fragment.html) };
  }
  return null;
}

function pageOf(appsDir: string, project: string, pagePath: string): PrerenderedPage | undefined {
  try {
    const file = readFileSync(path.join(appsDir, project, 'dist', PRERENDERED_FILE), 'utf8');
    return (JSON.parse(file) as { pages: Record<string, PrerenderedPage | undefined> }).pages[pagePath];
  } catch {
    // not built, or built for development
    return undefined;
  }
}

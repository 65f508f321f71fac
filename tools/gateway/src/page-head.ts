import type { PrerenderedPage } from './prerendered.ts';
import { MISSING_PAGE, SOCIAL_CARD_PATH, tabTitle, type PageDescription } from '@premise/contracts';

const TITLE = /<title>[^<]*<\/title>/;

/** Files that the build names, and styles that it writes, for one page only. */
const PAGE_FILE =
  /<link\b[^>]*\bdata-page="?([^\s">]+)"?[^>]*>|<style\b[^>]*\bdata-page="?([^\s">]+)"?[^>]*>[\s\S]*?<\/style>/g;

/** Where the page is drawn, empty as it is built. */
const ROOT = /<div id="?root"?><\/div>/;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * The shell's page as one address of it: with the title and the description of that page, and what a shared link shows.
 * Those who draw such links run no script, and they want whole addresses. `page` is null where there is none, and
 * `prerendered` where it is drawn by scripts alone.
 */
export function pageDocument(
  shellPage: string,
  page: PageDescription | null,
  publicUrl: string,
  prerendered: PrerenderedPage | null = null,
): string {
  const { title, description, indexed } = page ?? MISSING_PAGE;
  const origin = publicUrl.replace(/\/+$/, '');
  const full = tabTitle(title);
  const meta = (kind: 'name' | 'property', key: string, content: string): string =>
    `<meta ${kind}="${key}" content="${escaped(content)}">`;
  const address = page !== null && indexed ? `${origin}${page.path}` : undefined;
  const head = [
    `<title>${escaped(full)}</title>`,
    meta('name', 'description', description),
    ...(address === undefined
      ? [meta('name', 'robots', 'noindex')]
      : [`<link rel="canonical" href="${escaped(address)}">`, meta('property', 'og:url', address)]),
    meta('property', 'og:site_name', 'Premise'),
    meta('property', 'og:type', page?.path.startsWith('/research/') ? 'article' : 'website'),
    meta('property', 'og:title', full),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${origin}${SOCIAL_CARD_PATH}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'Premise: a sentence with its conclusion, its premises and its weak point marked'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
  // a function, because a replacement text would read "$" as a sign of its own
  const document = shellPage
    .replace(TITLE, () => head)
    .replace(PAGE_FILE, (tag: string, ofLink?: string, ofStyle?: string) =>
      (ofLink ?? ofStyle) === page?.path ? tag : '',
    );
  if (prerendered === null) return document;
  const { html, css } = prerendered;
  return document
    .replace('</head>', (end) => (css === undefined ? end : `<style>${css}</style>${end}`))
    .replace(ROOT, () => `<div id="root" data-prerendered>${html}</div>`);
}

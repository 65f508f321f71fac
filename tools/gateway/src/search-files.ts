import { PAGES, SITEMAP_PATH } from '@premise/contracts';

const originOf = (publicUrl: string): string => publicUrl.replace(/\/+$/, '');

/** Calls and run-time files are no pages; what is not to be shown says so itself. */
export function robotsFile(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /mf/\n\nSitemap: ${originOf(publicUrl)}${SITEMAP_PATH}\n`;
}

/** Every page that has something to read. */
export function sitemapFile(publicUrl: string): string {
  const addresses = PAGES.filter(({ indexed }) => indexed).map(({ path }) => originOf(publicUrl) + path);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

const LONGEST = 100;

/**
 * A name the office takes: at most 100 characters, begins with a letter or digit, of letters, digits and hyphens, with a
 * lower-case extension.
 */
export function safeFileName(title: string, what: string, extension: string): string {
  const end = `${what}.${extension}`;
  const stem = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST - end.length - 1)
    .replace(/^-+|-+$/g, '');
  return stem === '' ? end : `${stem}-${end}`;
}

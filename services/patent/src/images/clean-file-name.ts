const MAX_LENGTH = 80;

/** The last part of a name without its extension, in letters that are safe in every path; `image` where nothing is left. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .normalize('NFKD')
    .replace(/\.[^.]*$/, '')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '')
    .slice(0, MAX_LENGTH);
  return stem === '' ? 'image' : stem;
}

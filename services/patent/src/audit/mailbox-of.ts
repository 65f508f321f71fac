/** Providers whose mailboxes are the same with and without dots. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, to count by: letters of one case, without the tag that most providers let their users add
 * ("ada+reports@…"), and without dots where the provider ignores them. Never an address to send to.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const domain = address.slice(at + 1);
  // A tag with nothing before it is the whole name.
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  if (!DOTLESS.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

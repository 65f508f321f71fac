import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The address of a URL is written in one way only.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const read = (part: string): number[] => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const isIPv4Mapped = (groups: number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

/**
 * Whose attempts are counted together: an IPv4 address by itself, mapped into IPv6 too, and an IPv6 address with the rest of
 * its /64, since one subscriber has at least that many addresses at will.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (isIPv4Mapped(groups)) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

import { BlockList, isIP } from 'node:net';

const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function addNetwork(list: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/');
  const family = isIP(address);
  if (family === 0) throw new Error(`TRUSTED_PROXIES holds "${entry}", which is no address and no network.`);
  const type = family === 4 ? 'ipv4' : 'ipv6';
  if (prefix === undefined) list.addAddress(address, type);
  else list.addSubnet(address, Number(prefix), type);
}

/** Tells which peers are proxies of one's own, from a list such as the services take: `loopback, 10.1.0.0/16`. */
export function readTrustedPeers(text: string): (peer: string) => boolean {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    for (const network of NAMED[entry] ?? [entry]) addNetwork(list, network);
  }
  return (peer) => {
    const address = peer.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? '';
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
}

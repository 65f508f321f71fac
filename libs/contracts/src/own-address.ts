export const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Where a server of the local product can be reached: at the loopback names with its port, and at its public address. */
export interface OwnAddress {
  port: number;
  publicUrl?: string;
}

/**
 * Whether a Host header names this server. Any website can make a name of its own lead to 127.0.0.1 (DNS rebinding); its
 * pages then count as pages of this server, but their requests still carry that name.
 */
export function isOwnHost(host: string | undefined, own: OwnAddress): boolean {
  return host !== undefined && originsOf(own).flatMap(hostsOf).includes(host.toLowerCase());
}

/** Whether a request comes from a page of this server, or from a program or a navigation, which name no origin. */
export function isOwnOrigin(origin: string | undefined, own: OwnAddress): boolean {
  return origin === undefined || originsOf(own).includes(origin.toLowerCase());
}

function originsOf({ port, publicUrl = '' }: OwnAddress): string[] {
  const addresses = LOOPBACK_NAMES.map((name) => `http://${name}:${port}`);
  if (URL.canParse(publicUrl)) addresses.unshift(publicUrl);
  return addresses.map((address) => new URL(address).origin);
}

/** A browser leaves the default port out, a program may name it. */
function hostsOf(origin: string): string[] {
  const { protocol, host, port } = new URL(origin);
  return port === '' ? [host, `${host}:${protocol === 'https:' ? 443 : 80}`] : [host];
}

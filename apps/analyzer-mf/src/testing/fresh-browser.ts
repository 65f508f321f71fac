import { ADA as ANY_ADA } from '@premise/browser-testing';
import type { User } from '@premise/contracts';
import { clearToasts } from '@premise/ui';
import { queryClient } from '@premise/web-platform';
import { FakeNetwork } from './fake-network.ts';

export const ADA: User = { ...ANY_ADA, id: 'user-1' };

/** An empty browser with its own network. Call before each test. */
export function freshBrowser(): FakeNetwork {
  sessionStorage.clear();
  localStorage.clear();
  queryClient.clear();
  clearToasts();
  const network = new FakeNetwork();
  globalThis.fetch = network.fetch as typeof fetch;
  return network;
}

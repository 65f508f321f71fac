import type { OutboundAnswer, OutboundRequest } from '../outbound/outbound-client.ts';

/** The way of one live source to its host: one call after the other where it wants that, each within its pace. */
export interface LiveLine {
  /** `scope`: whose turn it is, such as a fingerprint of the key; a source without keys has one for all. */
  send(request: OutboundRequest, scope: string): Promise<OutboundAnswer>;
}

/** Of a source that is only known by name and ability, in a process that makes no calls. */
export const NO_LINE: LiveLine = {
  send: () => Promise.reject(new Error('This process makes no calls of live sources.')),
};

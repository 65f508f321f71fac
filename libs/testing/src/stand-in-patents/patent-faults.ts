import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What goes wrong with a call. `status`: refused with it. `html`: a web page with status 200. `drip`: one byte now and then, without
 * end. `half-open`: the connection stands and nothing comes. `silent`: falls silent within the answer. `truncated`: the answer breaks
 * off. `garbage`: JSON that is none. `other`: JSON of something else. `huge`: an answer without end. `redirect`: to another address.
 */
export type PatentFault =
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  | { kind: 'redirect'; location: string }
  | { kind: 'html' | 'drip' | 'half-open' | 'silent' | 'truncated' | 'garbage' | 'other' | 'huge' };

const SORRY =
  '<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title>Sorry...</title></head><body>Our systems have detected unusual traffic.</body></html>';

/** As the office answers with each status. */
const BODIES: Record<number, unknown> = {
  401: { message: 'Unauthorized' },
  403: { code: 403, error: 'Forbidden' },
  404: {
    code: 404,
    error: 'Not Found',
    errorDetails: 'No matching records found, refine your search criteria and try again',
  },
  413: {
    code: 413,
    message: 'Payload Too Large',
    detailedMessage: 'Response payload exceeds allowed limit of 6MB, please refine your search criteria',
  },
  429: { code: 429, message: 'Too Many Requests' },
  500: { code: 500, error: 'Internal Server Error', errorDetails: 'Internal Server Error. Please contact Help Desk.' },
};

const DRIP_MS = 40;
const PIECE = `"${'x'.repeat(1024 * 1024)}",`;

export async function sendFault(response: ServerResponse, fault: PatentFault): Promise<void> {
  const json = { 'content-type': 'application/json' };
  switch (fault.kind) {
    case 'status':
      if (fault.status === 503) {
        response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', ...fault.headers }).end(SORRY);
      } else {
        response.writeHead(fault.status, { ...json, ...fault.headers }).end(JSON.stringify(BODIES[fault.status] ?? {}));
      }
      return;
    case 'redirect':
      response.writeHead(302, { location: fault.location }).end();
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><title>Maintenance</title>');
      return;
    case 'garbage':
      response.writeHead(200, json).end('{"count": 1, "patentFileWrapperDataBag": [}');
      return;
    case 'other':
      response.writeHead(200, json).end('{"weather": "fine"}');
      return;
    case 'half-open':
      return;
    case 'silent':
      response.writeHead(200, json).write('{"count": ');
      return;
    case 'truncated':
      response
        .writeHead(200, { ...json, 'content-length': '5000' })
        .write('{"count": 2, "patentFileWrapperDataBag": [');
      setTimeout(() => response.destroy(), 20);
      return;
    case 'drip':
      response.writeHead(200, json);
      while (!response.destroyed) {
        response.write(' ');
        await sleep(DRIP_MS);
      }
      return;
    case 'huge':
      response.writeHead(200, json).write('[');
      while (!response.destroyed) {
        if (!response.write(PIECE)) await sleep(1);
      }
  }
}

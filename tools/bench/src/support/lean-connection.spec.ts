import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LeanConnection } from './lean-connection.ts';

describe('LeanConnection', () => {
  let server: http.Server;
  let connections = 0;
  let lean: LeanConnection;

  beforeEach(async () => {
    connections = 0;
    server = http.createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
      request.on('end', () => {
        const answer = `${request.method} ${request.url} ${body}`;
        response.writeHead(200, { 'Content-Length': Buffer.byteLength(answer) }).end(answer);
      });
    });
    server.on('connection', () => (connections += 1));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    lean = new LeanConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });

  afterEach(() => {
    lean.close();
    server.close();
    server.closeAllConnections();
  });

  it('asks one thing after the other on the same connection', async () => {
    expect(await lean.post('/first', 'är')).toBe('POST /first är');
    expect(await lean.post('/second', '{}')).toBe('POST /second {}');
    expect(connections).toBe(1);
  });

  it('connects anew where the server ended the connection meanwhile', async () => {
    expect(await lean.post('/first', '1')).toBe('POST /first 1');
    server.closeIdleConnections();
    await sleep(50);
    expect(await lean.post('/second', '2')).toBe('POST /second 2');
    expect(connections).toBe(2);
  });

  it('tells when the connection ends before the answer', async () => {
    const asked = lean.post('/first', '1');
    server.removeAllListeners('request');
    server.on('request', (request) => request.socket.destroy());
    await expect(asked).rejects.toThrow('ended before the answer');
  });
});

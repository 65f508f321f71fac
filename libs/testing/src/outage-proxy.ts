import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

type Mode = 'pass' | 'refuse' | 'hang' | 'hold';

/**
 * Stands between a service and one server: passes everything, cuts and refuses, accepts and stays silent, or holds what is
 * said until it passes again (a server that was stopped and goes on).
 */
export class OutageProxy {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private target = { host: '127.0.0.1', port: 0 };
  private mode: Mode = 'pass';

  private constructor(server: Server) {
    this.server = server;
  }

  static async start(): Promise<OutageProxy> {
    const server = createServer();
    const proxy = new OutageProxy(server);
    server.on('connection', (socket) => proxy.accept(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** The same address, reached through this proxy; called again, it leads to another server from then on. */
  front(address: string): string {
    const url = new URL(address);
    this.target = { host: url.hostname, port: Number(url.port) };
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  set(mode: Mode): void {
    const held = this.mode === 'hold';
    this.mode = mode;
    if (mode === 'hold') for (const socket of this.sockets) socket.pause();
    if (held && mode === 'pass') {
      for (const socket of this.sockets) socket.resume();
      return;
    }
    // A hanging server keeps its connections; those made before the outage are silent like the new ones.
    if (mode === 'refuse' || mode === 'pass') for (const socket of this.sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private accept(socket: Socket): void {
    socket.on('error', () => undefined);
    if (this.mode === 'refuse') {
      socket.destroy();
      return;
    }
    this.keep(socket);
    if (this.mode === 'hang') return;
    const upstream = connect(this.target);
    upstream.on('error', () => socket.destroy());
    this.keep(upstream);
    socket.on('data', (chunk) => this.passes() && upstream.write(chunk));
    upstream.on('data', (chunk) => this.passes() && socket.write(chunk));
    // Ended, not destroyed: what was said before still arrives.
    socket.on('close', () => upstream.end());
    upstream.on('close', () => socket.destroy());
    if (this.mode === 'hold') {
      socket.pause();
      upstream.pause();
    }
  }

  // What was read at the moment of a hold has left already.
  private passes(): boolean {
    return this.mode === 'pass' || this.mode === 'hold';
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
  }
}

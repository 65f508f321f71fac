import net from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/** The body of an answer that is complete; undefined while some of it is missing. */
function bodyOf(answer: string): string | undefined {
  const head = answer.indexOf(END_OF_HEAD);
  const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1];
  if (head === -1 || length === undefined) return undefined;
  const body = answer.slice(head + END_OF_HEAD.length);
  return body.length >= Number(length) ? Buffer.from(body, 'latin1').toString('utf8') : undefined;
}

/**
 * A connection for one call after the other, with no more of HTTP than a measurement needs: what the caller takes of the
 * processor is missing to who is measured, and Node's own client takes several times as much.
 */
export class LeanConnection {
  private readonly place: net.TcpNetConnectOpts;
  private readonly host: string;
  private socket: net.Socket;

  constructor(url: string) {
    const { hostname, port, host } = new URL(url);
    this.host = host;
    this.place = { host: hostname, port: Number(port), noDelay: true };
    this.socket = this.connect();
  }

  private connect(): net.Socket {
    const socket = net.connect(this.place);
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    return socket;
  }

  post(path: string, body: string): Promise<string> {
    // A server ends a connection on which nothing was asked for some seconds, and what is written then is never answered.
    if (this.socket.readableEnded || this.socket.destroyed) this.socket = this.connect();
    const { socket } = this;
    return new Promise((resolve, reject) => {
      let answer = '';
      const finish = (settle: () => void): void => {
        socket.off('data', take).off('close', gone);
        settle();
      };
      const gone = (): void => finish(() => reject(new Error('The connection ended before the answer.')));
      const take = (chunk: string): void => {
        const whole = bodyOf((answer += chunk));
        if (whole !== undefined) finish(() => resolve(whole));
      };
      socket.on('data', take).on('close', gone);
      const length = Buffer.byteLength(body);
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${this.host}\r\nContent-Type: application/json\r\nContent-Length: ${length}${END_OF_HEAD}${body}`,
      );
    });
  }

  close(): void {
    this.socket.destroy();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMessage {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: ParsedMail['headers'];
  receivedAt: Date;
}

export interface Mailbox {
  smtpUrl: string;
  /** Everything received so far, oldest first. */
  messages: ReceivedMessage[];
  /** The first message that fits, also among those received earlier. Rejects when none comes within the time. */
  waitForMessage(fits: (message: ReceivedMessage) => boolean, milliseconds?: number): Promise<ReceivedMessage>;
  /** Refuses every message from now on with this SMTP reply code; undefined accepts again. */
  refuseWith(code: number | undefined): void;
  /** Refuses every recipient from now on with this SMTP reply code; undefined accepts again. */
  refuseRecipientsWith(code: number | undefined): void;
  /** Refuses every sender from now on with this SMTP reply code; undefined accepts again. */
  refuseSendersWith(code: number | undefined): void;
  /** Resets the connection within the next message: before it is taken, or when it is taken but not answered yet. */
  cutNext(moment: 'before it is taken' | 'before the answer'): void;
  /** Takes this long over each message from now on. */
  takeOver(milliseconds: number): void;
  stop(): Promise<void>;
}

const refusal = (code: number, of = 'message'): Error =>
  Object.assign(new Error(`Refused by the test: ${of}`), { responseCode: code });

/** An SMTP server that keeps what it receives in memory. */
export async function startMailbox(): Promise<Mailbox> {
  const messages: ReceivedMessage[] = [];
  const refused: { message?: number; recipient?: number; sender?: number } = {};
  let cut: 'before it is taken' | 'before the answer' | null = null;
  let pause = 0;
  const answerFor = (code: number | undefined, address: string): Error | null =>
    code === undefined ? null : refusal(code, `<${address}>`);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onMailFrom: ({ address }, _session, done) => done(answerFor(refused.sender, address)),
    onRcptTo: ({ address }, _session, done) => done(answerFor(refused.recipient, address)),
    onData(stream, session, done) {
      const code = refused.message;
      const cutting = cut;
      cut = null;
      if (cutting === 'before it is taken') {
        stream.once('data', () => reset(server, session.id));
        stream.resume();
        return;
      }
      simpleParser(stream)
        .then(async (mail) => {
          await sleep(pause);
          if (code !== undefined) {
            done(refusal(code));
            return;
          }
          messages.push({
            from: mail.from?.value[0]?.address ?? '',
            to: session.envelope.rcptTo.map((recipient) => recipient.address),
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html === false ? '' : mail.html,
            messageId: mail.messageId ?? '',
            headers: mail.headers,
            receivedAt: new Date(),
          });
          if (cutting === null) done();
          else reset(server, session.id);
        })
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve, reject) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      if (address !== null && typeof address === 'object') resolve(address.port);
      else reject(new Error('The mailbox has no address.'));
    });
  });
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    messages,
    async waitForMessage(fits, milliseconds = 10_000) {
      const deadline = performance.now() + milliseconds;
      for (;;) {
        const found = messages.find(fits);
        if (found !== undefined) return found;
        if (performance.now() > deadline) {
          const known = messages.map((message) => `${message.to.join(', ')}: ${message.subject}`).join('; ') || 'none';
          throw new Error(`No such message within ${milliseconds} ms. Received: ${known}.`);
        }
        await sleep(25);
      }
    },
    refuseWith(code) {
      refused.message = code;
    },
    refuseRecipientsWith(code) {
      refused.recipient = code;
    },
    refuseSendersWith(code) {
      refused.sender = code;
    },
    cutNext(moment) {
      cut = moment;
    },
    takeOver(milliseconds) {
      pause = milliseconds;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Ends the connection of a session as a crash would. */
function reset(server: SMTPServer, sessionId: string): void {
  // smtp-server keeps its connections and types neither their id nor their socket
  const connections = server.connections as unknown as Set<{ id: string; _socket: { resetAndDestroy(): void } }>;
  for (const connection of connections) if (connection.id === sessionId) connection._socket.resetAndDestroy();
}

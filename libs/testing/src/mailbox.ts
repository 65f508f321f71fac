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
  stop(): Promise<void>;
}

/** An SMTP server that keeps what it receives in memory. */
export async function startMailbox(): Promise<Mailbox> {
  const messages: ReceivedMessage[] = [];
  let refusal: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      const refusing = refusal;
      simpleParser(stream)
        .then((mail) => {
          if (refusing !== undefined) {
            done(Object.assign(new Error('Refused by the test.'), { responseCode: refusing }));
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
          done();
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
      refusal = code;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

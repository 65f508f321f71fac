import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';

export interface OutgoingMail {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands mails to the SMTP server. Gives up on one that does not answer well before a claim runs out. */
@Injectable()
export class SmtpTransport implements OnModuleDestroy {
  private readonly transport: Transporter;
  private readonly from: string;

  constructor(@Inject(CONFIG) config: AuthConfig) {
    this.from = config.mailFrom;
    const address = new URL(config.smtpUrl);
    this.transport = createTransport({
      host: address.hostname,
      port: address.port === '' ? (address.protocol === 'smtps:' ? 465 : 587) : Number(address.port),
      secure: address.protocol === 'smtps:',
      ...(address.username === ''
        ? {}
        : { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }),
      dnsTimeout: 5_000,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 15_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Domain of the sender, for message ids. */
  get domain(): string {
    return /@([^\s>]+)>?\s*$/.exec(this.from)?.[1] ?? 'premise.invalid';
  }

  async send(mail: OutgoingMail): Promise<void> {
    await this.transport.sendMail({
      from: this.from,
      // as an object: nothing in the address can become a second recipient or a header
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: mail.messageId,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  onModuleDestroy(): void {
    this.transport.close();
  }
}

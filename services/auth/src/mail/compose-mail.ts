import { Inject, Injectable } from '@nestjs/common';
import { FORGOT_PASSWORD_PAGE } from '@premise/contracts';
import type { AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';
import { greetingOf } from './greeting.ts';
import { isLinkMail, LINKS, type MailKind } from './mail-kinds.ts';
import type { MailContents } from './mail.repository.ts';
import type { MailContent } from './templates/index.ts';

/** Makes the mail that is sent out of what lies in the outbox. Every address in it is made from the configuration. */
@Injectable()
export class ComposeMail {
  private readonly publicUrl: string;
  private readonly contactEmail: string;

  constructor(@Inject(CONFIG) config: Pick<AuthConfig, 'publicUrl' | 'contactEmail'>) {
    this.publicUrl = config.publicUrl;
    this.contactEmail = config.contactEmail;
  }

  async compose(kind: MailKind, contents: MailContents, happenedAt: Date): Promise<MailContent> {
    // With the first mail, not with the program: nobody who starts the service waits for the templates.
    const { renderMail, TEMPLATES } = await import('./templates/index.ts');
    const linked = isLinkMail(kind) ? LINKS[kind] : null;
    return renderMail(TEMPLATES[kind], greetingOf(contents.firstName), {
      link: linked === null ? null : this.linkTo(linked.page, contents.secret),
      linkEndsAt: linked === null ? null : new Date(happenedAt.getTime() + linked.lifetimeMs),
      happenedAt,
      details: contents.details ?? {},
      resetPage: new URL(FORGOT_PASSWORD_PAGE, this.publicUrl).href,
      publicUrl: this.publicUrl,
      contactEmail: this.contactEmail,
    });
  }

  private linkTo(page: string, secret: string | undefined): string {
    if (secret === undefined) throw new Error('A mail with a link has no token.');
    const link = new URL(page, this.publicUrl);
    link.searchParams.set('token', secret);
    return link.href;
  }
}

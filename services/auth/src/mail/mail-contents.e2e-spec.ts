import { REGISTER_PATH, REQUEST_RESET_PATH } from '@premise/contracts';
import { naughtyStrings, type ReceivedMessage } from '@premise/testing';
import { aPerson, AuthHarness, PUBLIC_URL, type Person } from '../../test/auth-harness.ts';
import { MailHarness } from '../../test/mail-harness.ts';
import { LINKS, type LinkMailKind, type MailKind } from './mail-kinds.ts';

const SUBJECTS: Record<MailKind, string> = {
  verification: 'Verify your email address for Premise',
  'password-reset': 'Reset your Premise password',
  'password-setup': 'Choose your Premise password',
  'password-changed': 'Your Premise password was changed',
  'email-change': 'Confirm your new email address for Premise',
  'email-change-notice': 'A new email address was asked for on Premise',
  'email-changed': 'Your Premise email address was changed',
  'account-deleted': 'Your Premise account was deleted',
  'account-blocked': 'Your Premise account is blocked',
  'security-question-changed': 'Your Premise security question was changed',
  'draft-audit': 'Your red flag report from Premise',
};
const KINDS = Object.keys(SUBJECTS) as MailKind[];
const NOTICES = KINDS.filter((kind) => !Object.hasOwn(LINKS, kind));
const TOKEN = 'qV3kJ0s8Xz1nYd5mRb7tWc2uLe4hGf6iPo9aSjKvQxE';

/** Every address in a mail. */
const addressesIn = ({ html, text }: ReceivedMessage): string[] => [
  ...Array.from(html.matchAll(/(?:href|src|action|background)="([^"]*)"/g), (match) => match[1] ?? ''),
  ...(text.match(/https?:\/\/\S+/g) ?? []),
];
/** The words of the HTML, without what its elements say of themselves. */
const wordsOf = (html: string): string => html.slice(html.indexOf('<body')).replace(/<[^>]*>/g, ' ');

describe('what mails say', () => {
  let auth: AuthHarness;
  let mails: MailHarness;
  let person: Person & { id: string };

  beforeAll(async () => {
    auth = await AuthHarness.start({ CONTACT_EMAIL: 'help@premise.example' });
    mails = new MailHarness(auth);
    await auth.startWorker();
    person = await mails.account();
  });
  afterAll(async () => {
    await auth.stop();
  });

  const send = async (kind: MailKind, changes: { firstName?: string; details?: Record<string, string> } = {}) => {
    const to = aPerson().email;
    const linked = Object.hasOwn(LINKS, kind);
    const { firstName = 'Ada', details } = changes;
    await mails.enqueue({ kind, to, firstName, userId: person.id, ...(linked && { secret: TOKEN }), details });
    return mails.arrival(to);
  };

  it.each(KINDS)(
    '%s: HTML and plain text, light and dark, one recipient, no remote picture, no personal subject',
    async (kind) => {
      const mail = await send(kind, { details: { newEmail: 'ada.king@example.org' } });
      expect(mail).toMatchObject({ from: 'no-reply@premise.example', subject: SUBJECTS[kind] });
      expect(mail.to).toHaveLength(1);
      expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
      expect(mail.headers.get('date')).toBeInstanceOf(Date);
      expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@premise\.example>$/);
      expect(mail.text).toContain('Hello Ada,');
      expect(mail.html).toContain('<html lang="en"');
      expect(mail.html).toContain('name="color-scheme" content="light dark"');
      expect(mail.html).toContain('@media (prefers-color-scheme: dark)');
      expect(mail.html).toContain('name="viewport"');
      expect(mail.html).not.toMatch(/<(img|script|link|iframe|object|form|input)\b|url\(|@import|@font-face/i);
      const tables = mail.html.match(/<table[^>]*>/g) ?? [];
      expect(tables.filter((table) => !table.includes('role="presentation"'))).toEqual([]);
      for (const words of [mail.text, wordsOf(mail.html)]) {
        expect(words).not.toMatch(/!|undefined|null|\[object/);
        expect(words).toContain('help@premise.example');
      }
      for (const address of addressesIn(mail)) {
        expect(address.startsWith(PUBLIC_URL) || address === 'mailto:help@premise.example').toBe(true);
      }
    },
  );

  it.each(Object.keys(LINKS) as LinkMailKind[])(
    '%s: the link behind the button, as a raw address, and until when it works',
    async (kind) => {
      const link = `${PUBLIC_URL}${LINKS[kind].page}?token=${TOKEN}`;
      const mail = await send(kind);
      expect(mail.text).toContain(link);
      expect(mail.html.split(`href="${link}"`)).toHaveLength(3);
      expect(mail.html).toContain(`>${link}</a>`);
      const [, end = ''] = /until (\d+ \w+ \d+ at \d\d:\d\d UTC)/.exec(mail.text.replace(/\s+/g, ' ')) ?? [];
      const milliseconds = Date.parse(end.replace(' at', '')) - Date.now();
      expect(Math.abs(milliseconds - LINKS[kind].lifetimeMs)).toBeLessThan(120_000);
      expect(mail.text).toMatch(/If you did not/);
    },
  );

  it.each(NOTICES)('%s: when it happened, and what to do about it', async (kind) => {
    const mail = await send(kind, { details: { newEmail: 'ada.king@example.org' } });
    const [, when = ''] = /(\d+ \w+ \d+ at \d\d:\d\d UTC)/.exec(mail.text) ?? [];
    expect(Math.abs(Date.parse(when.replace(' at', '')) - Date.now())).toBeLessThan(120_000);
    expect(mail.text).toMatch(/Was it not you\?|Is this a mistake\?/);
    const resets = ['password-changed', 'email-change-notice', 'security-question-changed'].includes(kind);
    expect(mail.text.includes(`${PUBLIC_URL}/forgot-password`)).toBe(resets);
    expect(mail.text.includes('ada.king@example.org')).toBe(kind.startsWith('email-change'));
    expect(mail.html).not.toContain('token=');
  });

  it('tells a blocked account that asks for a reset why there is no link', async () => {
    const mail = await send('account-blocked', { details: { occasion: 'reset requested' } });
    expect(mail.text.replace(/\s+/g, ' ')).toContain('The account is blocked, so no link was sent.');
    expect(mail.html).not.toContain('token=');
  });

  it('shows a preheader, and nothing of the body after it', async () => {
    const { html } = await send('password-reset');
    expect(html).toMatch(/display:none[^>]*>The link works once, for 60 minutes\.<span/);
    expect((await send('password-reset')).text).not.toMatch(/^The link works once/);
  });

  it('takes the host of links from the configuration, whatever the request claims', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example;proto=https',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    };
    const stranger = aPerson();
    await auth.post(REGISTER_PATH, stranger).set(headers).expect(201);
    const verification = await mails.arrival(stranger.email);
    await auth.owner.query('UPDATE users SET is_verified = true WHERE email = $1', [stranger.email]);
    await auth.post(REQUEST_RESET_PATH, { email: stranger.email }).set(headers).expect(200);
    const reset = await auth.mailbox.waitForMessage(
      (message) => message.to.includes(stranger.email) && message.subject === SUBJECTS['password-reset'],
    );
    for (const mail of [verification, reset]) {
      expect(mail.html + mail.text + JSON.stringify([...mail.headers])).not.toContain('evil.example');
      expect(mail.text).toContain(`${PUBLIC_URL}/`);
    }
  });

  it('greets by name only where it is one, and lets no name add a header, an element or an address', async () => {
    const bad = [
      ...naughtyStrings,
      'Eve\r\nBcc: everyone@example.com',
      'Eve\nSubject: won',
      'https://evil.example/win',
      'evil.example',
      'You won a prize, call now',
      'Claim your free prize today',
      'a\u202eb',
      'x'.repeat(200),
    ];
    const to = bad.map((_, index) => `naughty.${index}@example.com`);
    for (const [index, firstName] of bad.entries()) {
      await mails.enqueue({ kind: 'password-changed', to: to[index] ?? '', firstName, userId: person.id });
    }
    await mails.arrival(to.at(-1) ?? '', 60_000);
    const plain = await send('password-changed', { firstName: 'https://nobody.example' });
    const [plainHeaders, plainHtml] = [[...plain.headers.keys()], plain.html.replace(/\d\d:\d\d UTC/, '')];
    for (const [index, firstName] of bad.entries()) {
      const mail = await mails.arrival(to[index] ?? '', 20_000);
      expect([...mail.headers.keys()]).toEqual(plainHeaders);
      expect(mail.subject).toBe(SUBJECTS['password-changed']);
      expect(mail.to).toEqual([to[index]]);
      const greeting = /Hello[^<]*/.exec(mail.html)?.[0] ?? '';
      expect(mail.html.replace(greeting, 'Hello,').replace(/\d\d:\d\d UTC/, '')).toBe(plainHtml);
      if (greeting !== 'Hello,') expect(`Hello ${firstName.trim()},`).toBe(greeting.replaceAll('&#x27;', "'"));
      expect(greeting).not.toMatch(/[<>:/@\r\n.\d]/);
    }
    for (const firstName of ['Ada', 'Anna-Lena', "D'Arcy", 'O’Neill', 'María José', 'Łukasz', '健一', 'नमिता']) {
      expect((await send('password-changed', { firstName })).text).toContain(`Hello ${firstName},`);
    }
  }, 120_000);

  it('does not show what only pretends to be a new address', async () => {
    for (const newEmail of [
      'https://evil.example/a@b',
      '"call 555 now" <x@example.com>',
      '<b>x</b>@example.com',
      'a@b\nc',
    ]) {
      const mail = await send('email-changed', { details: { newEmail } });
      expect(mail.text).not.toContain('New address');
      expect(mail.html).not.toMatch(/evil\.example|call 555|<b>/);
    }
  });
});

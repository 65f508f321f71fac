import { setTimeout as sleep } from 'node:timers/promises';

export interface Mail {
  id: string;
  subject: string;
  to: { address: string }[];
  text: string;
  html: string;
}

/** Mails to an address, oldest first, as the mail catcher's own API lists them. */
export async function mailsTo(mailPage: string, address: string): Promise<Mail[]> {
  const answer = await fetch(new URL('/api/email', mailPage));
  const mails = (await answer.json()) as Mail[];
  return mails.filter((mail) => mail.to.some((to) => to.address.toLowerCase() === address.toLowerCase()));
}

export async function waitForMail(mailPage: string, address: string, count = 1, patienceMs = 30_000): Promise<Mail> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const mail = (await mailsTo(mailPage, address))[count - 1];
    if (mail) return mail;
    if (Date.now() > deadline) throw new Error(`No mail to ${address} came within ${patienceMs / 1000} s.`);
    await sleep(150);
  }
}

/** The link of a mail that leads to the given page. */
export function linkIn(mail: Mail, page: string): string {
  const link = new RegExp(`https?://[^\\s"'<>]+${page}\\?[^\\s"'<>]+`).exec(mail.text)?.[0];
  if (!link) throw new Error(`The mail "${mail.subject}" holds no link to ${page}.`);
  return link;
}

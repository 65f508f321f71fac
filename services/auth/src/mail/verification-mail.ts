import { VERIFICATION_LIFETIME_HOURS } from '@premise/contracts';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made harmless inside HTML, attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

// A name that reads like an advertisement or an address would turn our mail into someone else's.
const PLAIN_NAME = /^[\p{L}\p{M}][\p{L}\p{M}' -]{0,49}$/u;

/** How the mail addresses its reader: by first name where that is a name. */
export const greetingOf = (firstName: string): string => {
  const name = firstName.trim();
  return PLAIN_NAME.test(name) ? `Hello ${name},` : 'Hello,';
};

const INTRO = 'welcome to Premise. Please confirm that this is your email address, so that you can sign in.';
const AFTERWORD = `The link works for ${VERIFICATION_LIFETIME_HOURS} hours. If you did not create an account, you can ignore this mail; nothing will happen.`;

/** The mail with the link that verifies an address, as HTML and as plain text. */
export function verificationMail(reader: { firstName: string }, link: string): MailContent {
  const greeting = greetingOf(reader.firstName);
  const href = escapeHtml(link);
  return {
    subject: 'Verify your email address for Premise',
    text: [greeting, '', INTRO, '', link, '', AFTERWORD, '', 'Premise', ''].join('\n'),
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Verify your email address</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; padding: 32px 16px; background: #f6f4ef; color: #1d1b18; font: 16px/1.55 Georgia, 'Times New Roman', serif; }
.sheet { max-width: 520px; margin: 0 auto; }
.brand { font-size: 20px; font-weight: bold; margin: 0 0 24px; }
.button { display: inline-block; padding: 12px 22px; border-radius: 6px; background: #1f3a5f; color: #ffffff !important; text-decoration: none; font-family: Arial, Helvetica, sans-serif; font-size: 15px; }
.small { font-size: 14px; word-break: break-word; }
@media (prefers-color-scheme: dark) {
  body { background: #171614 !important; color: #ece8df !important; }
  .button { background: #b9d0ee !important; color: #10202f !important; }
  .small a { color: #b9d0ee !important; }
}
</style>
</head>
<body>
<div class="sheet">
<p class="brand">Premise</p>
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(INTRO)}</p>
<p><a class="button" href="${href}" target="_blank" rel="noopener noreferrer">Verify my email address</a></p>
<p class="small">Or open this address: <a href="${href}" target="_blank" rel="noopener noreferrer">${href}</a></p>
<p class="small">${escapeHtml(AFTERWORD)}</p>
</div>
</body>
</html>
`,
  };
}

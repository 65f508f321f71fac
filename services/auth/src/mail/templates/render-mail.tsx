import { render, toPlainText } from '@react-email/render';
import type { MailFacts, MailTemplate } from './mail-template.ts';
import { Sheet } from './parts/sheet.tsx';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

// The converter to text brings no types.
interface TextElement {
  attribs: Record<string, string | undefined>;
}
interface TextBuilder {
  addInline(words: string): void;
}

const TEXT_WIDTH = 76;
const asWritten = { options: { uppercase: false } };

/** A mail as HTML, and as plain text made from it. */
export async function renderMail(template: MailTemplate, greeting: string, facts: MailFacts): Promise<MailContent> {
  const { subject, preheader, heading } = template;
  const { publicUrl, contactEmail } = facts;
  const html = await render(
    <Sheet title={subject} {...{ preheader, heading, greeting, publicUrl, contactEmail }}>
      {template.body(facts)}
    </Sheet>,
  );
  const text = toPlainText(html, {
    wordwrap: TEXT_WIDTH,
    formatters: {
      words: (element: TextElement, _walk: unknown, builder: TextBuilder) =>
        builder.addInline(element.attribs['data-in-text'] ?? ''),
    },
    selectors: [
      { selector: '[data-in-text]', format: 'words' },
      { selector: 'tr.fact-row', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'td.fact', format: 'inline' },
      { selector: 'h1', ...asWritten },
      { selector: 'h2', ...asWritten },
    ],
  });
  // Elements in a row leave more empty lines than one.
  return { subject, html, text: `${text.trim().replace(/\n{3,}/g, '\n\n')}\n` };
}

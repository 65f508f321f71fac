import { conversionDeadline, graceYearEnd } from '@premise/patent-rules';
import type { GuideLine, GuidePart } from './guide.ts';

export interface ChecklistFacts {
  /** File names as they lie in the package. */
  specification: string;
  drawings: string | null;
  isMicroEntity: boolean;
  /** Day of filing as the inventor means it, YYYY-MM-DD, or null. */
  filingDate: string | null;
  disclosureDate: string | null;
  /** Drawings whose file could not be read. */
  missingDrawings: readonly string[];
  /** What the audit says to fix before filing. */
  toFix: readonly string[];
}

/** The rest is counted: the report of the audit has it all. */
const FIXES_LISTED = 12;

const step = (text: string): GuideLine => ({ kind: 'step', text });

/** Filing by hand, in the order it is done: the office offers no way for a program to file. */
export function checklist(facts: ChecklistFacts): GuidePart {
  return {
    heading: 'Checklist for filing',
    lines: [
      {
        kind: 'text',
        text: 'You file yourself, in the office’s Patent Center. This package is a draft; have a registered patent attorney or agent look at it first.',
      },
      ...fixes(facts.toFix),
      ...facts.missingDrawings.map((name) =>
        step(`Upload the drawing “${name}” again and export once more: its file could not be read.`),
      ),
      step(
        `Read ${facts.specification} from the first page to the last. What is not in it is not protected: nothing can be added after filing.`,
      ),
      step('Check that every inventor is named, and nobody else: each person who contributed to the idea.'),
      ...(facts.drawings === null
        ? []
        : [step(`Check each sheet of ${facts.drawings}: every numeral in the text is in a figure, and the reverse.`)]),
      step('Create a USPTO.gov account and verify your identity (ID.me). Plan some days for it.'),
      step('Sign in at https://patentcenter.uspto.gov, choose “New submission”, then “Provisional application”.'),
      step(
        'Enter the cover sheet data from this guide in the web form, or fill in form PTO/SB/16 yourself and upload it.',
      ),
      step(
        `Upload ${facts.specification} as “Specification” (PDF up to 25 MB; the DOCX is there for your own changes).`,
      ),
      ...(facts.drawings === null
        ? []
        : [step(`Upload ${facts.drawings} as “Drawings – only black and white line drawings”.`)]),
      ...(facts.isMicroEntity
        ? [step('Sign and upload the certification of micro entity status (form PTO/SB/15A).')]
        : []),
      step('Compare the fee that Patent Center shows with the estimate in this guide, and pay on the same day.'),
      step('Save the acknowledgement receipt: it has the application number and the filing date.'),
      ...deadlines(facts),
    ],
  };
}

function fixes(toFix: readonly string[]): GuideLine[] {
  const rest = toFix.length - FIXES_LISTED;
  return [
    ...toFix.slice(0, FIXES_LISTED).map((what) => step(`Fix and export once more: ${what}`)),
    ...(rest > 0 ? [step(`Fix ${rest} more that the audit report lists, and export once more.`)] : []),
  ];
}

function deadlines({ filingDate, disclosureDate }: ChecklistFacts): GuideLine[] {
  const deadline = filingDate === null ? null : conversionDeadline(filingDate);
  const graceEnd = disclosureDate === null ? null : graceYearEnd(disclosureDate);
  const rule =
    'A provisional application ends twelve months after its filing date. That cannot be extended. By then a nonprovisional (or international) application must be filed that refers to it; where the day is a Saturday, a Sunday or a federal holiday in Washington, D.C., the next business day counts (35 USC 119(e), 21(b)).';
  return [
    { kind: 'text', text: rule },
    ...(deadline === null
      ? [step('Write the day twelve months after filing in your calendar, with reminders three and one months before.')]
      : [
          step(
            `Filed on ${filingDate}, the last day is ${deadline}. Put it in your calendar, with reminders three and one months before.`,
          ),
        ]),
    ...(graceEnd === null
      ? []
      : [
          {
            kind: 'text',
            text: `You said that the invention has been public since ${disclosureDate}. In the United States an application must be filed by ${graceEnd} (35 USC 102(b)(1)); in most other countries a patent is no longer possible.`,
          } as const,
        ]),
    {
      kind: 'text',
      text: 'The office does not examine or publish a provisional application. Until a patent is granted you may write “patent pending”.',
    },
  ];
}

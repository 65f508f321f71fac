import type { DraftTextName } from '@premise/contracts';
import { matchesOf } from '../../text/text-hits.ts';
import { noted } from '../../text/text-units.ts';
import { cfr, usc } from '../citations.ts';
import { hitsIn, wordsIn } from '../draft-facts.ts';
import { counted, judged, mend, notApplicable, type Remark, type Rule } from '../rule.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { examineWords } from './word-rule.ts';

const EXPECTED: ReadonlyArray<{ field: DraftTextName; name: string }> = [
  { field: 'background', name: 'background' },
  { field: 'summary', name: 'brief summary' },
];
/** 37 CFR 1.77(b), by the words its headings are known by. */
const ORDER: ReadonlyArray<{ name: string; pattern: RegExp }> = [
  { name: 'cross-reference', pattern: /cross[- ]?reference|related applications?|priority/i },
  { name: 'federally sponsored research', pattern: /federal|government|sponsored/i },
  { name: 'background', pattern: /background|^(?:technical )?field\b/i },
  { name: 'summary', pattern: /summary/i },
  { name: 'drawings', pattern: /drawings?|figures?/i },
  {
    name: 'detailed description',
    pattern: /detailed description|description of (?:the )?(?:preferred |exemplary )?embodiments?/i,
  },
  { name: 'claims', pattern: /^(?:claims?\b|what is claimed|(?:i|we) claim)/i },
  { name: 'abstract', pattern: /abstract/i },
];

export const sectionsInOrder: Rule = {
  id: 'S1',
  checks: 'The sections are there and stand in the order of the rule',
  level: 'review',
  matters: 'later',
  citation: cfr('1.77(b)'),
  why: 'A provisional is not refused for a missing section. But what is not written down now cannot be added later, and the usual order helps the reader of the next application.',
  examine({ draft }) {
    const remarks: Remark[] = EXPECTED.filter(({ field }) => draft[field]?.trim() === '').map(({ field, name }) => ({
      place: field,
      about: 'empty',
      message: `The ${name} is empty.`,
    }));
    let last = -1;
    for (const heading of draft.headings ?? []) {
      const at = ORDER.findIndex(({ pattern }) => pattern.test(heading.trim()));
      if (at < 0) continue;
      if (at < last)
        remarks.push({
          place: 'detailedDescription',
          about: heading,
          message: `"${heading.trim()}" stands after the ${ORDER[last]?.name}; the rule puts it before.`,
        });
      last = Math.max(last, at);
    }
    const judgedFields = EXPECTED.filter(({ field }) => draft[field] !== undefined);
    if (judgedFields.length === 0 && !draft.headings) return notApplicable('The draft was read without its sections.');
    return judged('Background and summary are written, and no section is out of order.', remarks);
  },
};

export const headingsUpperCase: Rule = {
  id: 'S2',
  checks: 'Headings are in upper case',
  level: 'hint',
  matters: 'later',
  citation: cfr('1.77(c)'),
  why: 'The office tells the sections apart by upper-case headings. Our own exports set them so.',
  examine({ draft }) {
    const headings = draft.headings ?? [];
    if (headings.length === 0) return notApplicable('The draft was not read from a document with headings.');
    const remarks = headings
      .filter((heading) => ORDER.some(({ pattern }) => pattern.test(heading.trim())) && /\p{Ll}/u.test(heading))
      .map((heading): Remark => ({
        place: 'detailedDescription',
        about: heading,
        message: `"${heading.trim()}" is not in upper case.`,
      }));
    return judged(`${counted(headings.length, 'heading')} in upper case.`, remarks);
  },
};

export const paragraphNumbers: Rule = {
  id: 'S3',
  checks: 'Typed paragraph numbers have four digits and run on',
  level: 'review',
  matters: 'later',
  citation: cfr('1.52(b)(6)'),
  why: 'Amendments name paragraphs by their numbers. Our own exports number them, so typed numbers would stand there twice.',
  examine(facts) {
    const texts = facts.texts('field', 'background', 'summary', 'drawings', 'detailedDescription');
    const marks = texts.flatMap((text) =>
      hitsIn(text, 'S3', (unit) => matchesOf(unit, /^\s*\[\d{1,6}\]/g)).map((mark) => ({ ...mark, field: text.field })),
    );
    if (marks.length === 0) return notApplicable('No paragraph numbers are typed; exports add them.');
    let last: number | null = null;
    const remarks: Remark[] = [];
    for (const { start, end, text, field } of marks) {
      const digits = text.replace(/\D/g, '');
      const number = Number(digits);
      const broken = last !== null && number !== last + 1;
      if (digits.length !== 4 || broken) {
        remarks.push({
          place: field,
          span: { start: start + text.search(/\S/), end },
          about: digits,
          message: broken
            ? `Paragraph [${digits}] follows [${String(last).padStart(4, '0')}].`
            : `Paragraph number [${digits}] does not have four digits.`,
          ...(broken
            ? {}
            : {
                mend: mend('Write it with four digits', field, [
                  { start: start + text.search(/\S/), end, text: `[${String(number).padStart(4, '0')}]` },
                ]),
              }),
        });
      }
      last = number;
    }
    return judged(`${counted(marks.length, 'paragraph number')} in order.`, remarks);
  },
};

const SHORT = 250;

export const descriptionWritten: Rule = {
  id: 'S6',
  checks: 'The detailed description is written, long enough to teach, and holds no placeholder',
  level: 'fix',
  matters: 'provisional',
  citation: usc('112(a)'),
  why: 'A provisional gives its date only to what it describes so that others could build and use it. Nothing can be added after filing.',
  examine(facts) {
    const description = facts.text('detailedDescription');
    const placeholders = examineWords(
      facts,
      'S6',
      [
        'title',
        'crossReference',
        'federalResearch',
        'abstract',
        'field',
        'background',
        'summary',
        'drawings',
        'detailedDescription',
        'claims',
      ],
      [
        {
          pattern: PLACEHOLDERS,
          message: (found) => `"${found.length > 40 ? `${found.slice(0, 39)}…` : found}" is a placeholder.`,
        },
      ],
      '',
    );
    const remarks = placeholders.kind === 'judged' ? placeholders.remarks : [];
    if (description === null && placeholders.kind !== 'judged')
      return notApplicable('The draft was read without a detailed description.');
    const words = description === null ? null : wordsIn(description);
    if (words === 0)
      remarks.push({ place: 'detailedDescription', about: 'empty', message: 'The detailed description is empty.' });
    else if (words !== null && words < SHORT)
      remarks.push({
        place: 'detailedDescription',
        about: 'short',
        message: `The detailed description has ${counted(words, 'word')}; under ${SHORT} it hardly teaches how to make and use anything.`,
      });
    return judged(
      words === null ? 'No placeholder is left.' : `The detailed description has ${words} words and no placeholder.`,
      remarks,
    );
  },
};

const TEACHINGS: ReadonlyArray<{ about: string; pattern: RegExp; message: string }> = [
  {
    about: 'use',
    pattern:
      /\b(?:in use|in operation|operat(?:es?|ed|ing|ion)|us(?:es|ed|ing|er|ers)|works?|is (?:pressed|turned|moved|placed|inserted|attached))\b/i,
    message: 'Nothing says how it is used or how it works in operation.',
  },
  {
    about: 'alternatives',
    pattern:
      /\b(?:alternativ\w*|embodiments?|variation|variant|may (?:also )?be|can (?:also )?be|instead of|for example|optionally|in other (?:examples?|cases))\b/i,
    message: 'No second way of doing it is described; a competitor may simply choose one.',
  },
  {
    about: 'figures and materials',
    pattern:
      /\d\s*(?:%|percent|mm|cm|m\b|km|inch|in\.|ft|°|degrees?|[CFK]\b|s\b|ms|seconds?|minutes?|hours?|V\b|W\b|A\b|Hz|kHz|MHz|GHz|g\b|kg|mg|ml|l\b|liters?|bar|psi|Pa|N\b|bits?|bytes?|[kMG]B)|\b(?:steel|alumin(?:i)?um|plastic|polymer|wood|rubber|glass|copper|ceramic|fabric|silicone?|metal|alloy|resin|paper|leather|foam|processor|memory|sensor|server|database)\b/i,
    message: 'No number with a unit and no material or part of a known kind is named.',
  },
];

export const teachesMakingAndUsing: Rule = {
  id: 'S7',
  checks: 'The description says how to make and use it, in more than one way',
  level: 'hint',
  matters: 'provisional',
  citation: usc('112(a)'),
  why: 'What a skilled reader cannot carry out from the text is not disclosed. The best way you know of belongs in it too.',
  examine(facts) {
    const [description] = facts.texts('detailedDescription');
    if (description === undefined) return notApplicable('There is no detailed description to read.');
    // unit by unit: a text of hundreds of pages that lacks one of them is not read anew with every keystroke
    const remarks = TEACHINGS.filter(
      ({ about, pattern }) =>
        !description.units.some(({ unit }) => noted(unit, `S7 ${about}`, (text) => pattern.test(text))),
    ).map(({ about, message }): Remark => ({ place: 'detailedDescription', about, message }));
    return judged('Use, alternatives and figures or materials are described.', remarks);
  },
};

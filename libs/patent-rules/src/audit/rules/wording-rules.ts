import { matchesOf } from '../../text/text-hits.ts';
import { cfr, mpep } from '../citations.ts';
import { hitsIn } from '../draft-facts.ts';
import { judged, notApplicable, type Remark, type Rule } from '../rule.ts';
import { examineWords, likeCased } from './word-rule.ts';

const TELLING = ['field', 'background', 'summary', 'drawings', 'detailedDescription'] as const;

export const limitingWords: Rule = {
  id: 'S8',
  checks: 'No word makes one way of doing it the only one',
  level: 'review',
  matters: 'provisional',
  citation: mpep('2111.01(II)'),
  why: 'Words such as "must" or "the present invention is" have been read as a promise that every version works that way, and narrowed the patent.',
  examine: (facts) =>
    examineWords(
      facts,
      'S8',
      ['summary', 'detailedDescription'],
      [
        {
          pattern:
            /(?<!\b(?:embodiments?|versions?|aspects?|according|accordance)\s+(?:of|to|with)\s+)\bthe\s+(?:present\s+)?invention\s+(?:is|are|has|have|requires?|comprises?|includes?|consists?|uses?|must|provides?)\b/gi,
          message: (found) => `"${found}" ties what follows to every version of the invention.`,
        },
        {
          pattern: /\bthe\s+present\s+invention\b/gi,
          message: () => '"The present invention" has been read to speak of every version of it.',
          level: 'hint',
          mend: {
            label: 'Say "the present disclosure"',
            text: (found) => likeCased(found, 'the present disclosure'),
          },
        },
        {
          pattern: /\b(?:all|every|each)\s+(?:of\s+the\s+)?embodiments?\b/gi,
          message: (found) => `"${found}" leaves no version out.`,
        },
        {
          pattern:
            /\bmust(?:\s+(?:not|be|have|always))?\b|\b(?:is|are|being)\s+(?:absolutely\s+)?(?:essential|critical|crucial|indispensable|imperative|mandatory|vital)\b|\b(?:essential|critical|crucial|key)\s+(?:feature|element|aspect|component|part|step)s?\b/gi,
          message: (found) => `"${found}" makes a requirement of it; "may" or "in some versions" would not.`,
        },
        {
          pattern:
            /\b(?:can\s+only|may\s+only|only\s+be|the\s+only\s+(?:way|manner|method|one|possible)|only\s+works?|always|never)\b/gi,
          message: (found) => `"${found}" shuts other ways out.`,
        },
      ],
      'No "must", "essential", "always" or "the present invention is".',
    ),
};

export const admissions: Rule = {
  id: 'S9',
  checks: 'Nothing of one’s own is called known, obvious or prior art',
  level: 'review',
  matters: 'provisional',
  citation: mpep('2129'),
  why: 'What you call prior art or obvious is taken at your word, even where it was not. Describe what others did without giving it a label.',
  examine: (facts) =>
    examineWords(
      facts,
      'S9',
      TELLING,
      [
        {
          pattern: /(?<!\()\bprior[- ]art\b(?!\s*\))/gi,
          message: (found) => `"${found}" admits that what it speaks of counts against the application.`,
        },
        {
          pattern:
            /\b(?:it\s+is|as\s+is|is|are)\s+(?:generally\s+|commonly\s+|widely\s+)?well[- ]known(?:\s+(?:in\s+the\s+art|that|to\s+those))?|\bwell[- ]known\s+in\s+the\s+art\b/gi,
          message: (found) => `"${found}" admits that it is nothing new.`,
        },
        {
          pattern: /\b(?:would\s+be|is|are|it\s+is)\s+obvious\b/gi,
          message: (found) => `"${found}" admits the one thing an examiner would have to show.`,
        },
      ],
      'Nothing is called prior art, well known or obvious.',
    ),
};

/** Marks that became everyday words, and what the thing is called. */
const MARKS: Readonly<Record<string, string>> = {
  velcro: 'hook-and-loop fastener',
  teflon: 'polytetrafluoroethylene',
  kevlar: 'aramid fiber',
  styrofoam: 'extruded polystyrene foam',
  plexiglas: 'acrylic glass',
  plexiglass: 'acrylic glass',
  lycra: 'elastane',
  bluetooth: 'short-range radio',
  zigbee: 'mesh radio',
  'post-it': 'adhesive note',
  'q-tip': 'cotton swab',
  'scotch tape': 'adhesive tape',
  jacuzzi: 'whirlpool bath',
  ziploc: 'zipper storage bag',
  tupperware: 'food container',
  'band-aid': 'adhesive bandage',
  'crock-pot': 'slow cooker',
  dremel: 'rotary tool',
  formica: 'laminate',
  corian: 'solid surface material',
  mylar: 'polyester film',
  lego: 'toy brick',
  arduino: 'microcontroller board',
  'raspberry pi': 'single-board computer',
  iphone: 'smartphone',
  ipad: 'tablet computer',
  android: 'mobile operating system',
};
const MARK_PATTERN = new RegExp(`\\b(?:${Object.keys(MARKS).join('|')})\\b(?![®™])`, 'gi');

export const marksAndLinks: Rule = {
  id: 'S10',
  checks: 'No link, and no trademark in place of a name',
  level: 'review',
  matters: 'later',
  citation: mpep('608.01(v) and 608.01(VII)'),
  why: 'The office has links taken out, and pages change anyway. A trademark names a maker, not a material, and the maker may change what is sold under it.',
  examine: (facts) =>
    examineWords(
      facts,
      'S10',
      [...TELLING, 'abstract', 'claims'],
      [
        {
          pattern: /\b(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>"”)\]]{2,}/gi,
          message: (found) => `"${found.slice(0, 60)}" is a link; say what stands there instead.`,
        },
        {
          pattern: MARK_PATTERN,
          message: (found) =>
            `"${found}" is a trademark: call it ${MARKS[found.toLowerCase()] ?? 'by its kind'}, and name the mark at most beside it, in capitals.`,
        },
        {
          pattern: /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,40}\s?[™®]/gu,
          message: (found) => `"${found}" is a trademark: say beside it what kind of thing it is.`,
          level: 'hint',
        },
      ],
      'No link and no trademark found.',
    ),
};

const KNOWN_SHORT = new Set(
  'USA US UK EU AC DC LED LCD USB CPU GPU RAM ROM PCB CAD CNC PVC ABS PET DNA RNA GPS PC TV CD DVD HTML XML JSON HTTP HTTPS URL PDF API AI ML IOT FIG FIGS SEQ ID NO OR AND NOT THE IN OF TO NOTE CFR USC MPEP ISO ASTM ANSI IEEE UV IR RF EMI HVAC ATM RFID NFC SIM SMS SQL OS IP TCP UDP LAN WAN WIFI III II IV VI VII VIII IX XI XII BC AD AM PM RPM PSI OK'.split(
    ' ',
  ),
);

export const undefinedShortForms: Rule = {
  id: 'S11',
  checks: 'Every abbreviation is spelt out where it first stands',
  level: 'hint',
  matters: 'provisional',
  citation: { label: 'Drafting style', url: null },
  why: 'A reader years from now, or in another trade, may read the letters as something else.',
  examine(facts) {
    const texts = facts.texts('abstract', 'field', 'background', 'summary', 'detailedDescription');
    if (texts.length === 0) return notApplicable('None of the texts it reads is written yet.');
    const defined = new Set<string>();
    for (const text of texts) for (const { text: word } of hitsIn(text, 'S11 defined', definitions)) defined.add(word);
    const remarks: Remark[] = [];
    const said = new Set<string>();
    for (const text of texts) {
      for (const { start, end, text: word } of hitsIn(text, 'S11', shortForms)) {
        if (said.has(word) || defined.has(word) || defined.has(word.replace(/s$/, ''))) continue;
        said.add(word);
        remarks.push({
          place: text.field,
          span: { start, end },
          about: word,
          message: `"${word}" is nowhere spelt out.`,
        });
      }
    }
    return judged('Every abbreviation is spelt out or common knowledge.', remarks);
  },
};

const shortForms = (unit: string) =>
  /\p{Ll}/u.test(unit)
    ? matchesOf(unit, /(?<![\p{L}\p{N}-])\p{Lu}{3,6}s?(?![\p{L}\p{N}-])/gu).filter(
        ({ text }) => !KNOWN_SHORT.has(text.replace(/s$/, '')),
      )
    : [];

/** "Network Access Point (NAP)", "NAP (network access point)", "NAP stands for". */
const definitions = (unit: string) => [
  ...matchesOf(unit, /\(\s*(?:["“'‘])?(?:the\s+)?\p{Lu}{2,6}s?(?:["”'’])?\s*[),;]/gu).map(onlyCapitals),
  ...matchesOf(
    unit,
    /\p{Lu}{3,6}s?(?=\s*(?:\(\s*\p{L}+[\s-]\p{L}|,?\s+(?:stands\s+for|means|or\s+\p{L}+\s+\p{L}+,)))/gu,
  ).map(onlyCapitals),
];
const onlyCapitals = (hit: { start: number; end: number; text: string }) => ({
  ...hit,
  text: /\p{Lu}{2,6}/u.exec(hit.text)?.[0] ?? '',
});

const AMINO = 'Ala|Arg|Asn|Asp|Cys|Gln|Glu|Gly|His|Ile|Leu|Lys|Met|Phe|Pro|Ser|Thr|Trp|Tyr|Val';

export const sequenceListing: Rule = {
  id: 'S12',
  checks: 'Nucleotide and amino acid sequences have an identifier of a listing',
  level: 'review',
  matters: 'later',
  citation: cfr('1.831'),
  why: 'From ten nucleotides or four amino acids on, the next application needs a sequence listing in XML, and each sequence its SEQ ID NO.',
  examine(facts) {
    const texts = facts.texts('summary', 'detailedDescription', 'claims');
    if (texts.length === 0) return notApplicable('None of the texts it reads is written yet.');
    const remarks = texts.flatMap((text) =>
      hitsIn(text, 'S12', (unit) =>
        /SEQ\s*ID\s*NO/i.test(unit)
          ? []
          : matchesOf(
              unit,
              new RegExp(
                String.raw`(?<![\p{L}])(?:[ACGTU]{10,}|(?:[ACGTU]{3}[ ]){4,}[ACGTU]{1,3}|(?:(?:${AMINO})[-–]){3,}(?:${AMINO}))(?![\p{L}])`,
                'gu',
              ),
            ),
      ).map(({ start, end, text: sequence }): Remark => ({
        place: text.field,
        span: { start, end },
        about: sequence.slice(0, 20),
        message: `"${sequence.slice(0, 24)}…" is a sequence without SEQ ID NO.`,
      })),
    );
    return judged('No sequence without an identifier.', remarks);
  },
};

export const incorporation: Rule = {
  id: 'S13',
  checks: 'What is incorporated by reference is a United States patent or application',
  level: 'review',
  matters: 'later',
  citation: cfr('1.57(d)'),
  why: 'What the reader needs to make and claim the invention may only be borrowed from United States patents and published applications. Papers, books and web pages do not count: write it out.',
  examine(facts) {
    const texts = facts.texts('crossReference', 'background', 'detailedDescription');
    if (texts.length === 0) return notApplicable('None of the texts it reads is written yet.');
    const remarks = texts.flatMap((text) =>
      hitsIn(text, 'S13', (unit) =>
        matchesOf(
          unit,
          /\bincorporated\s+(?:herein\s+)?(?:in\s+(?:its|their)\s+entirety\s+)?by\s+reference\b|\bincorporates?\s+by\s+reference\b/gi,
        ).filter(
          ({ start, end }) =>
            !/\b(?:U\.?\s?S\.?|United\s+States|patents?\b|applications?\b|\d{1,2}\/\d{3},?\d{3}|provisional)/i.test(
              unit.slice(Math.max(0, start - 400), end + 200),
            ),
        ),
      ).map(({ start, end }): Remark => ({
        place: text.field,
        span: { start, end },
        message: 'No United States patent or application is named as what is incorporated.',
      })),
    );
    return judged('Nothing but patents and applications is incorporated by reference.', remarks);
  },
};

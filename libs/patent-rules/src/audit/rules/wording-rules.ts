import { mpep } from '../citations.ts';
import type { Rule } from '../rule.ts';
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
          // the stop or comma after it is the sentence's
          pattern: /\b(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>"”)\]]+[^\s<>"”)\].,;:!?'’]/gi,
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

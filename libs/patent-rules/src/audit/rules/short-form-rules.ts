import { matchesOf } from '../../text/text-hits.ts';
import { hitsIn } from '../draft-facts.ts';
import { judged, notApplicable, type Remark, type Rule } from '../rule.ts';
import { PLACEHOLDERS } from './placeholders.ts';

const KNOWN_SHORT = new Set(
  'USA US UK EU AC DC LED LCD USB CPU GPU RAM ROM PCB CAD CNC PVC ABS PET DNA RNA GPS PC TV CD DVD HTML XML JSON HTTP HTTPS URL PDF API AI ML IOT FIG FIGS SEQ ID NO OR AND NOT THE IN OF TO NOTE CFR USC MPEP ISO ASTM ANSI IEEE UV IR RF EMI HVAC ATM RFID NFC SIM SMS SQL OS IP TCP UDP LAN WAN WIFI III II IV VI VII VIII IX XI XII BC AD AM PM RPM PSI OK'.split(
    ' ',
  ),
);

export const undefinedShortForms: Rule = {
  id: 'S11',
  checks: 'Every abbreviation is spelled out where it first stands',
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
          message: `"${word}" is never spelled out.`,
        });
      }
    }
    return judged('Every abbreviation is spelled out or common knowledge.', remarks);
  },
};

function shortForms(unit: string): ReturnType<typeof matchesOf> {
  if (!/\p{Ll}/u.test(unit)) return [];
  const placeholders = matchesOf(unit, PLACEHOLDERS);
  return matchesOf(unit, /(?<![\p{L}\p{N}-])\p{Lu}{3,6}s?(?![\p{L}\p{N}-])/gu).filter(
    ({ start, end, text }) =>
      !KNOWN_SHORT.has(text.replace(/s$/, '')) &&
      // a placeholder is told of as one (S6), and no letters to spell out
      !placeholders.some((placeholder) => placeholder.start <= start && end <= placeholder.end),
  );
}

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

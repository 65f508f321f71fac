import type { DraftTextName } from '@premise/contracts';

/** A line that opens a section. `rest` is what stands behind it on the same line, "Title: Pump". */
export interface SectionHeading {
  section: DraftTextName;
  rest: string;
}

const OF_INVENTION = String.raw`(?: of (?:the |this )?(?:present )?(?:invention|disclosure|application|art|embodiments?|use))?`;
const DRAWINGS = String.raw`(?:accompanying )?(?:drawings?|figures?|views?)`;
const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`);

/** How the sections of an application are headed, in lower case, without numbers and marks around. The first that fits decides. */
const HEADINGS: ReadonlyArray<readonly [DraftTextName, RegExp]> = [
  ['title', whole(`title${OF_INVENTION}|invention title`)],
  [
    'crossReference',
    whole(
      String.raw`cross[- ]?references?(?: to .{3,60})?|(?:related|priority|parent)(?: u\.?s\.?)?(?: patent)? applications?(?: data)?|(?:claim (?:of|to) )?priority(?: claim)?`,
    ),
  ],
  [
    'federalResearch',
    whole(
      String.raw`(?:statement (?:regarding|of|as to|concerning) )?(?:federally[- ]sponsored|federal(?:ly)?(?:[- ]funded)?|government(?:al)?) (?:sponsored )?(?:research|funding|support|interests?|rights?|licen[sc]e|sponsorship).{0,60}`,
    ),
  ],
  [
    'drawings',
    whole(`(?:brief )?descriptions? of (?:the )?(?:several )?(?:views? of (?:the )?)?${DRAWINGS}|${DRAWINGS}`),
  ],
  ['field', whole(`(?:technical )?field${OF_INVENTION}`)],
  [
    'background',
    whole(
      `(?:technical )?background${OF_INVENTION}|background (?:art|information)|(?:description of (?:the )?)?(?:related|prior) art`,
    ),
  ],
  [
    'summary',
    whole(`(?:brief )?(?:summary|disclosure)${OF_INVENTION}|(?:brief )?summary of .{3,40}|objects?${OF_INVENTION}`),
  ],
  [
    'detailedDescription',
    whole(
      String.raw`(?:detailed|full|complete|general)? ?descriptions?(?: of .{3,60})?|specification|(?:(?:preferred|exemplary|illustrative|example|detailed) )+embodiments?|modes? for carrying out .{3,30}`,
    ),
  ],
  [
    'claims',
    whole(
      String.raw`(?:patent |listing of )?claims?|what (?:is|i|we) claim(?:ed)?(?: is)?|(?:i|we) claim|it is claimed|(?:the )?invention claimed is|that which is claimed(?: is)?`,
    ),
  ],
  ['abstract', whole(`abstract${OF_INVENTION}`)],
];

const LONGEST_HEADING = 100;
/** "#", "**", "I.", "2.1", "[0012]" before the words; marks behind them. */
const BEFORE = /^(?:[#*_>\s]+|\[\d{1,6}\]\s*|(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,5}|[A-H])[.)]\s+)+/;
const BEHIND = /[\s*_#:.–—-]+$/;

const sectionNamed = (words: string): DraftTextName | null => {
  const plain = words.replace(BEFORE, '').replace(BEHIND, '').replace(/\s+/g, ' ').toLowerCase();
  return HEADINGS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
};

/** Reads one line. Null where it is text: also a sentence that begins with such a word. */
export function sectionHeading(line: string): SectionHeading | null {
  if (line.length <= LONGEST_HEADING) {
    const section = sectionNamed(line.trim());
    if (section !== null) return { section, rest: '' };
  }
  const colon = line.slice(0, LONGEST_HEADING).indexOf(':');
  const rest = line.slice(colon + 1).trim();
  if (colon < 0 || rest === '') return null;
  const section = sectionNamed(line.slice(0, colon).trim());
  return section === null ? null : { section, rest };
}

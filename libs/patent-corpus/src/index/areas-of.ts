import type { TechnologyArea } from '@premise/contracts';

interface AreaRule {
  area: TechnologyArea;
  /** Symbols, each with all below it. */
  classes: readonly string[];
  /** In title, abstract or first claim. */
  words: RegExp;
}

/** What counts as one of the ten areas: its classes, or its name in the text. */
export const AREA_RULES: readonly AreaRule[] = [
  {
    area: 'Artificial Intelligence',
    classes: ['G06N 3', 'G06N 5', 'G06N 7', 'G06N 20'],
    words: /\bartificial(?:ly)? intelligen(?:ce|t)\b|\bexpert systems?\b|\bneural networks?\b/i,
  },
  {
    area: 'Machine Learning',
    classes: ['G06N 20', 'G06N 3/08', 'G06N 3/098', 'G06F 18'],
    words: /\bmachine[- ]learn(?:ing|ed)\b|\bdeep learning\b|\bfederated learning\b|\breinforcement learning\b/i,
  },
  {
    area: 'Blockchain',
    classes: ['H04L 9/50'],
    words: /\bblock[- ]?chains?\b|\bdistributed ledgers?\b|\bsmart contracts?\b|\bcrypto-?currenc(?:y|ies)\b/i,
  },
  {
    area: 'Internet of Things',
    classes: ['G16Y', 'H04W 4/70'],
    words: /\binternet[- ]of[- ]things\b|\biot\b|\bsmart home\b/i,
  },
  {
    area: 'Cybersecurity',
    classes: ['H04L 63', 'G06F 21'],
    words: /\bcyber[- ]?security\b|\bmalware\b|\bintrusion detect(?:ion|or)\b|\bransomware\b/i,
  },
  {
    area: 'Biotechnology',
    classes: ['C12M', 'C12N', 'C12P', 'C12Q', 'C07K', 'A01H'],
    words: /\bbiotechnolog(?:y|ical)\b|\bgene editing\b|\brecombinant\b|\bbioreactors?\b/i,
  },
  {
    area: 'Clean Energy',
    classes: ['Y02E', 'H02S', 'H10K 39', 'F03D', 'C25B 1/04'],
    words: /\b(?:clean|renewable) energy\b|\bphotovoltaics?\b|\bsolar (?:cells?|panels?|power)\b|\bwind turbines?\b/i,
  },
  { area: 'Robotics', classes: ['B25J'], words: /\brobot(?:s|ic|ics)?\b|\bexoskeletons?\b/i },
  {
    area: 'Quantum Computing',
    classes: ['G06N 10'],
    words: /\bquantum (?:comput(?:ing|ers?)|processors?|circuits?)\b|\bqubits?\b/i,
  },
  {
    area: 'Augmented Reality',
    classes: ['G06T 19', 'G02B 27/01'],
    words: /\b(?:augmented|mixed|extended) reality\b|\bhead[- ](?:mounted|worn) displays?\b/i,
  },
];

/** A class and all that it lies below: "H02J 50/12", "H02J 50", "H02J", "H02", "H". */
export function classPath(symbol: string): string[] {
  const [head = '', tail = ''] = symbol.split(' ');
  const [group = ''] = tail.split('/');
  return [
    ...(tail.includes('/') ? [symbol] : []),
    ...(group === '' ? [] : [`${head} ${group}`]),
    ...(head.length >= 4 ? [head.slice(0, 4)] : []),
    ...(head.length >= 3 ? [head.slice(0, 3)] : []),
    head.slice(0, 1),
  ];
}

/** "G02B 27/01" has "G02B 27/0172" below it; "G06N 3" has no "G06N 31". */
function below(symbol: string, above: string): boolean {
  if (!symbol.startsWith(above)) return false;
  const next = symbol.charAt(above.length);
  return above.includes('/') || next === '' || next === '/' || next === ' ';
}

/** Which of the ten areas a document belongs to. */
export function areasOf(symbols: readonly string[], text: string): TechnologyArea[] {
  return AREA_RULES.filter(
    ({ classes, words }) => words.test(text) || symbols.some((symbol) => classes.some((above) => below(symbol, above))),
  ).map(({ area }) => area);
}

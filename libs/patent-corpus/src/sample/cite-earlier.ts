import type { CorpusCitation, CorpusDocument } from '../corpus-document.ts';
import { subclassOf } from '../corpus-document.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Drawn from the earlier documents; those that share classes or words of the title are likelier. */
export function citeEarlier(
  random: SeededRandom,
  document: CorpusDocument,
  all: readonly CorpusDocument[],
): CorpusCitation[] {
  const classes = new Set(document.classes.map(({ symbol }) => symbol));
  const subclasses = new Set(document.classes.map(({ symbol }) => subclassOf(symbol)));
  const head = document.title.split(' ').slice(0, 2).join(' ');
  const candidates = all.filter(
    (other) =>
      other.applicationNumber !== document.applicationNumber &&
      (other.publicationDate ?? '9999') < (document.filingDate ?? '') &&
      other.type === document.type,
  );
  if (candidates.length === 0) return [];
  const weights = candidates.map((other) => {
    const shared = other.classes.filter(({ symbol }) => classes.has(symbol)).length;
    const near = other.classes.some(({ symbol }) => subclasses.has(subclassOf(symbol)));
    return 0.002 + shared * 0.6 + (near ? 0.05 : 0) + (other.title.startsWith(head) ? 2.5 : 0);
  });
  const wanted = random.between(2, 9);
  const chosen = new Map<string, CorpusDocument>();
  for (let draw = 0; draw < wanted * 2 && chosen.size < wanted; draw++) {
    const other = candidates[random.weighted(weights)];
    // One of a publication and its patent is enough.
    if (other !== undefined) chosen.set(other.applicationNumber, other);
  }
  return [...chosen.values()].map((other) => ({
    id: other.id,
    name: `${other.inventors[0]?.last ?? ''}${other.inventors.length > 1 ? ' et al.' : ''}`,
    date: other.publicationDate,
    category: random.chance(0.4) ? 'examiner' : 'applicant',
  }));
}

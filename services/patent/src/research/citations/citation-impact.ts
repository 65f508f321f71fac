import type { CitationImpact } from '@premise/contracts';

const times = (count: number): string => (count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`);
const documents = (count: number): string =>
  count === 1 ? '1 document' : `${count.toLocaleString('en-US')} documents`;

type Levels = Pick<CitationImpact, 'technologyImpact' | 'marketRelevance' | 'innovationLevel'>;

function textsOf(levels: Levels, forward: number, backward: number): CitationImpact['texts'] {
  const total = forward + backward;
  const cited =
    forward === 0
      ? 'No later document is known to cite this patent'
      : `Later documents cite this patent ${times(forward)}`;
  const technology = { High: 'well over what is usual', Medium: 'a noticeable trace', Low: 'little trace so far' };
  const market = {
    High: 'Several others build on it or work close to it, which speaks for a market.',
    Medium: 'Few others work close to it, or it is too young to have been noticed.',
  };
  const innovation = {
    High: 'It stands in a dense field: much came before it or followed it.',
    Medium: 'It stands in a field that others have worked in as well.',
    Low: 'Little of what came before or after is connected with it.',
  };
  return {
    technologyImpact: `${cited}: ${technology[levels.technologyImpact]}.`,
    marketRelevance: `${cited}. ${market[levels.marketRelevance]}`,
    innovationLevel: `It is connected with ${documents(total)}, ${forward.toLocaleString('en-US')} later and ${backward.toLocaleString('en-US')} earlier. ${innovation[levels.innovationLevel]}`,
  };
}

/** S2 section 9, formula by formula. The numbers are of all citations, not only of those that are shown. */
export function citationImpact(forward: number, backward: number): CitationImpact {
  const total = forward + backward;
  const levels: Levels = {
    technologyImpact: forward > 10 ? 'High' : forward > 5 ? 'Medium' : 'Low',
    marketRelevance: forward > 5 ? 'High' : 'Medium',
    innovationLevel: total > 8 ? 'High' : total > 3 ? 'Medium' : 'Low',
  };
  return {
    citationCount: total,
    forwardCount: forward,
    backwardCount: backward,
    hIndex: Math.max(1, Math.floor(total / 2)),
    influenceScore: Math.min(1, total / 20),
    ...levels,
    texts: textsOf(levels, forward, backward),
  };
}

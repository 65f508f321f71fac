import type { SearchRemark } from '@premise/contracts';
import type { CorpusIndex } from '@premise/patent-corpus';
import type { SourceQuery } from '../sources/patent-source.ts';
import { termsOf } from '../sources/query-terms.ts';

/** Each is a search of its own. */
const WORDS_TRIED = 10;

/** Words of the query, phrases taken apart, one for each stem; small words, which are not searched, are left out. */
async function searchedWords(index: CorpusIndex, query: string): Promise<string[]> {
  const words = termsOf(query).flatMap((term) => term.words);
  await index.stems.learn(words);
  const byStem = new Map<string, string>();
  for (const word of words) {
    const stem = index.stems.of(word);
    if (stem !== null && !byStem.has(stem)) byStem.set(stem, word);
  }
  return [...byStem.values()];
}

/** Which words of a query without hits no document has, whatever the filters; nothing for a single word, where the answer says it. */
export async function absentWordRemarks(index: CorpusIndex, query: SourceQuery): Promise<SearchRemark[]> {
  if (query.mode !== 'keyword') return [];
  const words = await searchedWords(index, query.query);
  if (words.length < 2) return [];
  const tried = words.slice(0, WORDS_TRIED);
  const said = await Promise.all(tried.map((word) => index.says(word)));
  const absent = tried.filter((_, place) => said[place] === false).map((word) => `“${word}”`);
  if (absent.length === 0) return [];
  const [first = ''] = absent;
  const named =
    absent.length === 1
      ? `the word ${first}`
      : `any of the words ${absent.slice(0, -1).join(', ')} and ${absent.at(-1)}`;
  return [{ about: 'query', how: 'not-applied', text: `No document of the local corpus has ${named}.` }];
}

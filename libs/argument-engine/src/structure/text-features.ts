import { listCues } from './unit-features.ts';
import type { Sentence } from './units.ts';

/** Features of a whole text: its words and how its sentences begin and end. */
export function describeText(text: string, sentences: readonly Sentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  let length = 0;
  const cues = new Map<string, number>();
  for (const { tokens } of sentences) {
    const words = tokens.map(({ word }) => word);
    for (const cue of listCues(words.join(' '))) cues.set(cue, (cues.get(cue) ?? 0) + 1);
    words.forEach((word, at) => {
      add(`u ${word}`);
      if (at > 0) add(`b ${words[at - 1] ?? ''} ${word}`);
    });
    add(`f ${words[0] ?? ''}`);
    add(`f ${words.slice(0, 2).join(' ')}`);
    add(
      `begins ${tokens
        .slice(0, 2)
        .map(({ tag }) => tag)
        .join(' ')}`,
    );
    add(`ends ${words.at(-1) ?? ''}`);
    if (tokens[0]?.tag === 'VERB') add('begins with a verb');
    for (const { tag } of tokens) add(`tag ${tag}`);
    length += tokens.length;
  }
  const features = new Map<string, number>();
  for (const [name, count] of counts) {
    if (name.startsWith('tag ')) features.set(name, (5 * count) / Math.max(1, length));
    else if (name.startsWith('begins') || name.startsWith('ends')) features.set(name, (2 * count) / sentences.length);
    else features.set(name, 0.6 * Math.min(2, Math.log2(1 + count)));
  }
  for (const [cue, count] of cues) features.set(`cue ${cue}`, (3 * count) / sentences.length);
  if (cues.has('because') && (cues.has('duty') || cues.has('value')))
    features.set('cues of a claim and of a reason', 1);
  features.set('any', 1);
  features.set('length', Math.log(length + 1) / 3);
  features.set('length of a sentence', Math.log(1 + length / Math.max(1, sentences.length)) / 3);
  features.set('lines', Math.min(3, (text.match(/\n/g)?.length ?? 0) / Math.max(1, sentences.length)));
  features.set(`opens ${sentences[0]?.tokens[0]?.word ?? ''}`, 1);
  return features;
}

import type { CorpusClaim } from '../corpus-document.ts';
import type { SampleTopic } from './sample-topic.ts';
import type { SeededRandom } from './seeded-random.ts';

/** One invention, from which a title, an abstract, claims and a description are written. */
export interface Invention {
  topic: SampleTopic;
  place: string;
  /** Those of the topic's parts that it has; the first ones are in the independent claim. */
  parts: SampleTopic['parts'];
  essential: number;
  refinements: string[];
  effects: string[];
  /** Claims a method beside the device. */
  method: boolean;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const bare = (phrase: string): string => phrase.replace(/^(?:an?|the) /, '');
const definite = (phrase: string): string => `the ${bare(phrase)}`;
const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
const titled = (text: string): string =>
  capital(text)
    .split(' ')
    .map((word, index) =>
      index > 0 && /^(?:a|an|and|at|by|for|from|in|of|on|or|that|the|to|use|with|without)$/.test(word)
        ? word
        : capital(word),
    )
    .join(' ');
const clause = ([name, doing]: SampleTopic['parts'][number]): string => `${name} ${doing}`;

export function draftInvention(random: SeededRandom, topic: SampleTopic): Invention {
  const size = random.between(4, Math.min(6, topic.parts.length));
  const parts = random.some(topic.parts, size);
  const others = topic.parts.filter((part) => !parts.includes(part)).map(([name]) => definite(name));
  const fitting = topic.refinements.filter((text) => !others.some((name) => text.includes(name)));
  return {
    topic,
    place: random.pick(topic.places),
    parts,
    essential: random.between(3, Math.min(4, size)),
    refinements: random.some(fitting, random.between(2, 4)),
    effects: random.some(topic.effects, random.between(1, 2)),
    method: random.chance(0.45),
  };
}

export function titleOf({ topic, place, method, parts }: Invention): string {
  const named = parts.slice(0, 2).map(([name]) => bare(name));
  const where = place.startsWith('for ') ? place : `for use ${place}`;
  return titled(`${bare(topic.device)}${method ? ' and method' : ''} with ${named.join(' and ')} ${where}`);
}

export function abstractOf({ topic, place, parts, essential, refinements, effects }: Invention): string {
  const [first, ...others] = parts.slice(0, essential);
  const sentences = [
    `${capital(topic.device)} for ${topic.purpose} ${place} has ${first === undefined ? 'several parts' : clause(first)}.`,
    ...others.map(
      ([name, doing], index) =>
        `${index === 0 ? 'It further has' : index === others.length - 1 ? 'Finally, there is' : 'There is also'} ${name} ${doing}.`,
    ),
    ...refinements.slice(0, 1).map((text) => `In one embodiment ${text}.`),
    `As a result, ${listed(effects)}.`,
  ];
  return sentences.join(' ');
}

export function claimsOf({ topic, parts, essential, refinements, method }: Invention): CorpusClaim[] {
  const claims: CorpusClaim[] = [];
  const add = (text: string, dependsOn: number[] = []): number => {
    claims.push({ number: claims.length + 1, text, dependsOn });
    return claims.length;
  };
  const body = parts.slice(0, essential).map(clause);
  const first = add(
    `${capital(topic.device)} for ${topic.purpose}, comprising: ${body.slice(0, -1).join('; ')}; and ${body.at(-1) ?? ''}.`,
  );
  const named = capital(definite(topic.device));
  // A claim may speak of a part only where a claim before it has brought it in.
  const claimOfPart = new Map(
    parts.map((part, index) => [
      definite(part[0]),
      index < essential ? first : add(`${named} of claim ${first}, further comprising ${clause(part)}.`, [first]),
    ]),
  );
  for (const text of refinements) {
    const parent = Math.max(first, ...[...claimOfPart].map(([name, number]) => (text.includes(name) ? number : first)));
    add(`${named} of claim ${parent}, wherein ${text}.`, [parent]);
  }
  if (method) {
    const steps = parts.slice(0, essential).map(([name]) => `operating ${name}`);
    const own = add(
      `A method for ${topic.purpose} with the ${bare(topic.device)} of claim ${first}, the method comprising: ${steps.slice(0, -1).join('; ')}; and ${steps.at(-1) ?? ''}.`,
      [first],
    );
    const detail = refinements.find((text) =>
      [...claimOfPart].every(([name, number]) => number === first || !text.includes(name)),
    );
    if (detail !== undefined) add(`The method of claim ${own}, wherein ${detail}.`, [own]);
  }
  return claims;
}

export function descriptionOf(invention: Invention): string {
  const { topic, place, parts, refinements, effects } = invention;
  const paragraphs = [
    `The present disclosure relates to ${bare(topic.device)}s for ${topic.purpose}, in particular ${place}.`,
    topic.problem,
    `It is therefore an object to provide ${topic.device} that avoids these drawbacks. ${capital(topic.device)} according to the disclosure has ${listed(parts.map(([name]) => name))}.`,
    ...parts.map(
      ([name, doing], index) =>
        `With reference to FIG. ${1 + (index % 3)}, ${definite(name)} ${10 + index * 2} is one ${doing}. In operation, ${definite(name)} ${10 + index * 2} works together with ${definite(parts[(index + 1) % parts.length]?.[0] ?? name)} ${10 + ((index + 1) % parts.length) * 2}.`,
    ),
    ...refinements.map((text) => `In a further embodiment, ${text}.`),
    `As a result, ${listed(effects)}.`,
    `The embodiments described can be combined with each other. Those skilled in the art will see further variations ${place}.`,
  ];
  return paragraphs.join('\n');
}

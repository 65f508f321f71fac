import type { FormalStep } from '@premise/contracts';
import type { ReadSentence, Verdict, VerdictResult } from './types.ts';
import {
  readList,
  readObject,
  readObjects,
  readSpans,
  readText,
  readTexts,
  type StoredObject,
} from './stored-values.ts';

const RESULTS: Readonly<Record<string, VerdictResult>> = {
  valid: 'valid',
  invalid: 'invalid',
  'not-formal': 'not-checked',
};

/** The formal check of a stored analysis; null where none was stored. */
export function readVerdict(value: unknown, text: string): Verdict | null {
  const stored = readObject(value);
  const verdict = readText(stored.verdict);
  const result = Object.hasOwn(RESULTS, verdict) ? RESULTS[verdict] : undefined;
  if (result === undefined) return null;
  const sentences = (list: unknown): ReadSentence[] =>
    readObjects(list).map((sentence) => readSentence(sentence, text));
  const { conclusion, derivation, counterModel, repeatsPremise, existence } = stored;
  return {
    result,
    summary: readText(stored.summary),
    premises: sentences(stored.premises),
    conclusion:
      typeof conclusion === 'object' && conclusion !== null ? readSentence(readObject(conclusion), text) : null,
    ...(Array.isArray(derivation) ? { derivation: readObjects(derivation).map(readStep) } : {}),
    ...(counterModel === undefined ? {} : { counterModel: readCounterModel(readObject(counterModel)) }),
    ...(typeof repeatsPremise === 'number' ? { repeatsPremise } : {}),
    ...(typeof stored.premisesContradict === 'boolean' ? { premisesContradict: stored.premisesContradict } : {}),
    ...(typeof stored.oppositeFollows === 'boolean' ? { oppositeFollows: stored.oppositeFollows } : {}),
    ...(existence === undefined ? {} : { existence: readExistence(readObject(existence)) }),
    readings: readTexts(stored.readings),
    notUnderstood: sentences(stored.notUnderstood),
  };
}

function readSentence(sentence: StoredObject, text: string): ReadSentence {
  return {
    text: readText(sentence.text),
    spans: readSpans(sentence.spans, text),
    ...(typeof sentence.reading === 'string' ? { reading: sentence.reading } : {}),
  };
}

function readStep({ text, from, depth }: StoredObject): FormalStep {
  return {
    text: readText(text),
    from: readList(from).filter((premise): premise is number => typeof premise === 'number'),
    depth: typeof depth === 'number' ? depth : 0,
  };
}

function readCounterModel({ text, things }: StoredObject): NonNullable<Verdict['counterModel']> {
  return {
    text: readText(text),
    things: readObjects(things).map(({ name, is, isNot }) => ({
      name: readText(name),
      is: readTexts(is),
      isNot: readTexts(isNot),
    })),
  };
}

function readExistence({ needed, text }: StoredObject): NonNullable<Verdict['existence']> {
  return { needed: readTexts(needed), text: readText(text) };
}

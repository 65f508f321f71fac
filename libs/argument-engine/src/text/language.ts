import { ENGLISH_PROFILE, LATIN_PROFILES, SCRIPTS } from '../data/languages.ts';
import { FUNCTION_WORDS } from '../data/function-words.ts';
import { isVerbLike } from '../data/verbs.ts';

export type LanguageVerdict =
  | { kind: 'english' }
  | { kind: 'other'; language: string }
  /** Too little to tell, or no language at all: blank, numbers, code, keyboard noise. */
  | { kind: 'none'; reason: 'blank' | 'too-short' | 'no-words' | 'code' | 'noise' | 'no-claim' };

const SAMPLE = 40_000;
const FEWEST_WORDS = 3;

/** The beginning, the middle and the end: enough to know the language of a long text. */
function sampleOf(text: string): string {
  if (text.length <= SAMPLE) return text;
  const part = Math.floor(SAMPLE / 3);
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, part)} ${text.slice(middle, middle + part)} ${text.slice(-part)}`;
}

function looksLikeCode(sample: string): boolean {
  const symbols = sample.match(/[{}();=<>[\]\\|&$#@^~`]/g)?.length ?? 0;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (symbols > 4 && symbols / Math.max(1, letters + symbols) > 0.13) return true;
  const lines = sample.split('\n').filter((line) => line.trim() !== '');
  const codeLines = lines.filter((line) =>
    /[;{}]\s*$|^\s*(?:import|const|let|var|def|function|return|class|#include)\b.*[=({;:]/.test(line),
  );
  return symbols > 2 && codeLines.length * 2 > lines.length;
}

/** Which language a text is in, judged by its scripts and its most frequent words. */
export function detectLanguage(clean: string): LanguageVerdict {
  const trimmed = clean.trim();
  if (trimmed === '') return { kind: 'none', reason: 'blank' };
  const sample = sampleOf(trimmed).replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, ' ');
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return { kind: 'none', reason: 'no-words' };
  for (const script of SCRIPTS) {
    const count = sample.match(script.pattern)?.length ?? 0;
    if (count > 1 && count > letters * 0.3) return { kind: 'other', language: script.name };
  }
  const words =
    sample
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  if (words.length < FEWEST_WORDS) return { kind: 'none', reason: 'too-short' };
  if (looksLikeCode(sample)) return { kind: 'none', reason: 'code' };
  let english = 0;
  for (const word of words) if (ENGLISH_PROFILE.has(word)) english += 1;
  let best = { name: '', hits: 0 };
  for (const profile of LATIN_PROFILES) {
    let hits = 0;
    for (const word of words) if (profile.words.has(word) && word.length > 1) hits += 1;
    if (hits > best.hits) best = { name: profile.name, hits };
  }
  if (best.hits >= 2 && best.hits > english * 1.5 && best.hits / words.length > 0.12)
    return { kind: 'other', language: best.name };
  const knownWords = words.filter((word) => FUNCTION_WORDS.has(word) || isVerbLike(word)).length;
  if (english === 0 && knownWords === 0) {
    const foreign = words.filter((word) => /[à-öø-ÿāăąćčďđēęěğıłńňőœřśşšťūůűźżž]/.test(word)).length;
    if (foreign > 0 && foreign / words.length > 0.15) return { kind: 'other', language: 'another language' };
    return { kind: 'none', reason: 'noise' };
  }
  return { kind: 'english' };
}

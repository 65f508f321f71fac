import { LabelledReplyReader, parseLabelledReply, resultsFromParsed } from '@premise/argument-engine';
import { fittedExponent } from './engine-growth.ts';

/**
 * Labelled answers of a language model made to be slow: how the time to read them grows from 60 kB to 960 kB of each, beside an argument of
 * 250 kB. Time is that of the processor, so that other programs of the machine do not count. 1 is time in proportion to the length.
 */
const SIZES = [60_000, 240_000, 960_000];
const GOAL = 1.35;
const LONGEST_MS = 1000;
/** Below it a measurement says more of the machine than of the answer. */
const NOTHING_MS = 60;
const ENGINE = { name: 'language-model', version: '1', model: 'hostile' } as const;

const filled = (size: number, text: string): string => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const ARGUMENT = filled(
  250_000,
  'The council should raise fines, because all dogs bark and some owners are careless. ',
);
const under = (label: string, words: string): string => `Conclusion: Fines should rise.\n${label}: ${words}\n`;

const REPLIES: Record<string, (size: number) => string> = {
  'a label, blanks, a letter': (size) => `Conclusion${filled(size, ' ')}x\nConclusion: Fines should rise.`,
  'nested numbering': (size) => under('Conclusion', filled(size, '1. ')),
  'numbering in lines': (size) => under('Explicit Premises', filled(size, '1. x\n')),
  'bullets in lines': (size) => under('Explicit Premises', filled(size, '- a\n')),
  'bullets in a line': (size) => under('Explicit Premises', filled(size, '• a ')),
  'the same label': (size) => filled(size, 'Conclusion: Fines should rise.\n'),
  'labels without words': (size) => under('Conclusion', filled(size, 'Text: \n')),
  'blank lines': (size) => under('Improved Version', filled(size, ' \n')),
  'tags without end': (size) => under('Possible Counter', filled(size, '<a ')),
  emphasis: (size) => under('Necessary Assumption', filled(size, '*_ ')),
  quantifiers: (size) => under('Quantifiers', filled(size, 'all some no most every\n')),
  quotations: (size) => under('Logical Flaws', filled(size, 'x: “all of no one” “not in it”\n')),
  'if, then': (size) => under('If-Then Structure', filled(size, 'if it rains, then if it snows, then ')),
  'all are': (size) =>
    under('Explicit Premises', filled(size, '- All dogs are owners or fines and some owners are dogs.\n')),
  'the argument, but for its end': (size) => under('Conclusion', `${ARGUMENT.slice(0, size)} x`),
  because: (size) => under('Conclusion', filled(size, 'so fines rise, because dogs bark, ')),
};

const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function timeOf(reply: string): number {
  const start = spent();
  const reader = new LabelledReplyReader(ARGUMENT);
  for (let at = 0; at < reply.length; at += 4000) reader.push(reply.slice(at, at + 4000));
  resultsFromParsed(parseLabelledReply(reply, ARGUMENT), ARGUMENT, ENGINE);
  return spent() - start;
}

export function runHostileReplies(): boolean {
  for (const replyOf of Object.values(REPLIES)) timeOf(replyOf(5_000));
  const results = Object.entries(REPLIES).map(([name, replyOf]) => {
    const points = SIZES.map((size) => ({ size, time: Math.min(timeOf(replyOf(size)), timeOf(replyOf(size))) }));
    const exponent = fittedExponent(points);
    const longest = Math.max(...points.map(({ time }) => time));
    const met = longest < NOTHING_MS || (exponent <= GOAL && longest <= LONGEST_MS);
    const times = points.map(({ time }) => `${time.toFixed(0).padStart(6)} ms`).join('');
    const growth = ((points.at(-1)?.time ?? 0) / (points[1]?.time ?? 1)).toFixed(1);
    console.log(
      `${name.padEnd(30)} ${times}  ×${growth} for ×4  exponent ${exponent.toFixed(2)}: ${met ? 'met' : 'missed'}`,
    );
    return met;
  });
  console.log(`${SIZES.map((size) => `${size / 1000} kB`).join(', ')}; goal: at most ${GOAL} and ${LONGEST_MS} ms`);
  return results.every(Boolean);
}

if (import.meta.main) process.exitCode = runHostileReplies() ? 0 : 1;

import type { ComponentArrival } from '@premise/contracts';
import { JSON_REPLY, LABELLED_REPLY } from '@premise/testing';
import { ReplyTooLarge } from '@premise/language-model';
import { analysisPrompt } from './analysis-prompt.ts';
import { ReplyReader } from './reply-reader.ts';
import { readReply } from './whole-reply.ts';

const ARGUMENT = 'The town should keep its library.';
const PROMPT = analysisPrompt(ARGUMENT, 'json');

function read(reply: string, length = 30) {
  const reader = new ReplyReader(ARGUMENT, PROMPT);
  const told: ComponentArrival[] = [];
  for (let at = 0; at < reply.length; at += length) told.push(...reader.push(reply.slice(at, at + length)));
  return { told, outcome: readReply(reader.whole) };
}

describe('reading an answer', () => {
  it.each([
    ['a JSON object', JSON_REPLY],
    ['a JSON object in a fence', `\n\`\`\`json\n${JSON_REPLY}\n\`\`\`\n`],
    ['labelled text', LABELLED_REPLY],
  ])('takes %s and tells its components on the way', (_form, reply) => {
    const { told, outcome } = read(reply);
    expect(told.length).toBeGreaterThanOrEqual(13);
    expect(new Set(told.map(({ component }) => component)).size).toBe(told.length);
    expect(told).toContainEqual({ component: 'quantifiers', value: ['most'] });
    expect(outcome).toMatchObject({ parsed: { conclusion: { text: 'The town should not close its library.' } } });
  });

  it('says what is wrong as the end of a sentence', () => {
    expect(read('').outcome).toEqual({ problem: 'was empty' });
    expect(read('{"conclusion":').outcome).toEqual({ problem: 'was not the JSON object that was asked for' });
    expect(read('Hello there.').outcome).toEqual({ problem: 'names no conclusion' });
  });

  it('neither tells nor takes what gives the prompt away', () => {
    for (const secret of [PROMPT.fence, PROMPT.text, PROMPT.text.split('\n')[2] ?? '']) {
      const reply = JSON.stringify({ ...(JSON.parse(JSON_REPLY) as object), possibleCounter: `They said: ${secret}` });
      const { told, outcome } = read(reply);
      expect(told.map(({ component }) => component)).not.toContain('possibleCounter');
      expect(outcome).toEqual({ problem: 'repeats what it was told beside the argument' });
    }
  });

  it('bounds the length of what is kept', () => {
    const reply = JSON.stringify({ ...(JSON.parse(JSON_REPLY) as object), unstatedRule: 'x'.repeat(100_000) });
    const { outcome } = read(reply, 10_000);
    expect('parsed' in outcome && outcome.parsed.unstatedRule.length).toBe(20_001);
  });

  it('ends where an answer is longer than any analysis of the argument', () => {
    const most = 200_000 + 3 * ARGUMENT.length;
    const [start, rest] = ['{"conclusion":"', ' '.repeat(most)];
    expect(() => read(`${start}${rest}`.slice(0, most), 10_000)).not.toThrow();
    expect(() => read(`${start}${rest}`.slice(0, most + 1), 10_000)).toThrow(ReplyTooLarge);
  });

  it.each([
    ['a JSON object', JSON_REPLY.replace('{', '{"conclusion":"First.",'.repeat(1000).replaceAll(',{', ',')), 'First.'],
    ['labelled text', LABELLED_REPLY.replace(/^/, 'Conclusion: First.\n'.repeat(1000)), 'First.'],
  ])('tells a component that %s repeats only once', (_form, reply, first) => {
    const told = read(reply).told.filter(({ component }) => component === 'conclusion');
    expect(told.map(({ value }) => value)).toEqual([first]);
  });
});

describe('the prompt', () => {
  it('asks for the fourteen labelled components, in either form [S1-410]', () => {
    const labels = LABELLED_REPLY.match(/^[A-Z][A-Za-z- ]+(?=:)/gm) ?? [];
    expect(labels).toHaveLength(14);
    for (const form of ['json', 'labelled'] as const) {
      const { text } = analysisPrompt(ARGUMENT, form);
      for (const label of labels) expect(text).toContain(label);
      expect(text).toContain('14');
    }
  });

  it('fences an unusable answer as well, and shows a bounded part of it', () => {
    const { text, fence } = analysisPrompt(ARGUMENT, 'json', { reply: 'y'.repeat(1_000_000), problem: 'was odd' });
    expect(text.split('\n').filter((line) => line === fence)).toHaveLength(4);
    expect(text).toContain('your answer was odd');
    expect(text.length).toBeLessThan(30_000);
  });

  it('draws its fence anew each time', () => {
    expect(analysisPrompt(ARGUMENT, 'json').fence).not.toBe(analysisPrompt(ARGUMENT, 'json').fence);
  });
});

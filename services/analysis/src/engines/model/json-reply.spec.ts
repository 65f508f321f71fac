import { COMPONENTS } from '@premise/contracts';
import { JSON_REPLY } from '@premise/testing';
import { JsonMembers, parseJsonReply, REPLY_SCHEMA } from './json-reply.ts';

const changed = (change: Record<string, unknown>): string =>
  JSON.stringify({ ...(JSON.parse(JSON_REPLY) as object), ...change });

describe('the schema of a reply', () => {
  it('wants the fourteen components and nothing else', () => {
    expect([...REPLY_SCHEMA.required].sort()).toEqual([...COMPONENTS].sort());
    expect(Object.keys(REPLY_SCHEMA.properties)).toEqual(REPLY_SCHEMA.required);
    expect(REPLY_SCHEMA.additionalProperties).toBe(false);
  });
});

describe('a reply by schema', () => {
  it('is read into the components', () => {
    expect(parseJsonReply(JSON_REPLY)).toMatchObject({
      conclusion: { text: 'The town should not close its library.', type: 'Recommendation' },
      quantifiers: ['most'],
      premiseSets: { implicit: ['Reading less is bad for children.'] },
    });
  });

  it('may stand in a fence of Markdown or after small talk', () => {
    expect(parseJsonReply(`Sure!\n\`\`\`json\n${JSON_REPLY}\n\`\`\``)).toEqual(parseJsonReply(JSON_REPLY));
  });

  it('may say that there is nothing, and write a list as lines', () => {
    expect(
      parseJsonReply(changed({ unstatedRule: null, quantifiers: null, logicalFlaws: '- One.\n- Two.' })),
    ).toMatchObject({
      unstatedRule: '',
      quantifiers: [],
      logicalFlaws: ['One.', 'Two.'],
    });
  });

  it('leaves behind what was not asked for', () => {
    const reply = JSON_REPLY.replace('{', '{"__proto__":{"role":"admin"},"constructor":1,"userId":"x",');
    const parsed = parseJsonReply(reply);
    expect(parsed).toEqual(parseJsonReply(JSON_REPLY));
    expect(parsed).not.toHaveProperty('role');
  });

  it.each([
    ['text for a number', changed({ conclusion: 7 })],
    ['text for an object', changed({ conclusion: { text: 'x' } })],
    ['a list that no analysis has', changed({ logicalFlaws: Array.from({ length: 5001 }, () => 'x') })],
    ['a list of objects', changed({ logicalFlaws: [{ name: 'x' }] })],
    ['a component too few', JSON_REPLY.replace('"conclusion":', '"conclusions":')],
    ['an array', `[${JSON_REPLY}, 1]`.replace('{', '').replace('}', '')],
    ['its beginning', JSON_REPLY.slice(0, 400)],
    ['nothing', ''],
  ])('is none when it is %s', (_what, reply) => {
    expect(parseJsonReply(reply)).toBeNull();
  });
});

describe('an object that comes in piece by piece', () => {
  const follow = (json: string, length: number) => {
    const members = new JsonMembers();
    const told = [];
    for (let at = 0; at < json.length; at += length) told.push(...members.push(json.slice(at, at + length)));
    return told;
  };
  const tricky =
    '\n{ "a" : "x, \\"y\\": {[" , "b":["1]", "}\\\\"],"c":{"d":[1,2]},"e":null,"f":-1.5e3 } trailing, "g": 1}';

  it.each([1, 2, 3, 7, 1000])('tells each member when it is whole, in pieces of %d', (length) => {
    expect(follow(tricky, length)).toEqual([
      { key: 'a', value: 'x, "y": {[' },
      { key: 'b', value: ['1]', '}\\'] },
      { key: 'c', value: { d: [1, 2] } },
      { key: 'e', value: null },
      { key: 'f', value: -1500 },
    ]);
  });

  it('tells nothing of what is cut or broken', () => {
    expect(follow('{"a":"one","b":["tw', 5)).toEqual([{ key: 'a', value: 'one' }]);
    expect(follow('{"a":oops,"b":"two"}', 4)).toEqual([{ key: 'b', value: 'two' }]);
    expect(follow('no object at all: [1, 2]', 4)).toEqual([]);
  });

  it('takes time in proportion to the length', () => {
    const json = `{"a":"${'x'.repeat(4_000_000)}","b":[${'"y",'.repeat(200_000)}"z"]}`;
    // processor time: what else the machine does is not counted
    const started = process.cpuUsage();
    expect(follow(json, 50).map(({ key }) => key)).toEqual(['a', 'b']);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(5000);
  });
});

import { titleIssues } from '@premise/patent-rules';
import { readTitles } from './read-titles.ts';
import { titlePrompt } from './title-prompt.ts';

const FENCE = 'DESCRIPTION-7';
const read = (titles: unknown) => readTitles(JSON.stringify({ titles }), FENCE);

describe('titles in the answer of a model', () => {
  it('are brought into the form of the title step', () => {
    expect(
      read(['  system  and method FOR silencing kettles', '"Apparatus for Boiling Water..."', '**Quiet Kettle**']),
    ).toEqual(['System and Method for Silencing Kettles.', 'Apparatus for Boiling Water.', 'Quiet Kettle.']);
  });

  it.each([
    ['an object with words around it', 'Here: {"titles":["Apparatus for Boiling Water"]} Good luck!'],
    ['an array', '["Apparatus for Boiling Water"]'],
    ['an array under another name', '{"names":["Apparatus for Boiling Water"]}'],
    ['a list', 'Titles:\n- Apparatus for Boiling Water\n'],
    ['a numbered list', '1. Apparatus for Boiling Water\n2) apparatus for boiling water.'],
  ])('are read from %s', (_form, reply) => {
    expect(readTitles(reply, FENCE)).toEqual(['Apparatus for Boiling Water.']);
  });

  it.each([
    ['nothing', ''],
    ['prose', 'I am sorry, I cannot help with that.'],
    ['broken JSON', '{"titles":["Apparatus for'],
    ['no strings', '{"titles":[1,null,{"title":"Apparatus for Boiling Water"}]}'],
  ])('are none in %s', (_form, reply) => {
    expect(readTitles(reply, FENCE)).toEqual([]);
  });

  it.each([
    'Kettle',
    'A kettle that has nothing to do with any convention of titles',
    'Apparatus for <img src=x onerror=alert(1)>',
    'Apparatus for Visiting https://evil.example',
    'Apparatus for Boiling\u202e Water',
    `Apparatus for ${FENCE}`,
    `Apparatus for ${'very '.repeat(30)}long titles`,
    `Apparatus for ${'x'.repeat(300)}`,
    '',
  ])('are left out when they are none: %j', (proposed) => {
    expect(read([proposed])).toEqual([]);
  });

  it('are six at most, each once, each of sound structure', () => {
    const titles = read([
      ...Array.from({ length: 20 }, (_, number) => `Apparatus for Boiling Water in ${number + 2} Pots`),
      'Apparatus for Boiling Water in 2 Pots.',
    ]);
    expect(titles).toHaveLength(6);
    for (const title of titles) expect([title, titleIssues(title)]).toEqual([title, []]);
  });

  it('are asked for with the description between lines it cannot contain', () => {
    const [one, other] = [titlePrompt('a kettle'), titlePrompt('a kettle')];
    expect(one.fence).not.toBe(other.fence);
    for (const form of ['json', 'labelled'] as const) {
      const lines = one.text(form).split('\n');
      const at = lines.indexOf(one.fence);
      expect(lines.slice(at, at + 3)).toEqual([one.fence, 'a kettle', one.fence]);
    }
    const repair = titlePrompt('a kettle', { reply: 'x'.repeat(10_000), problem: 'held no title' });
    expect(repair.text('json')).toContain('your answer held no title.');
    expect(repair.text('json').length).toBeLessThan(8000);
  });
});

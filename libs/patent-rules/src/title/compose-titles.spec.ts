import { composeTitles } from './compose-titles.ts';
import { titleIssues } from './title-issues.ts';

const DESCRIPTIONS = [
  'A self-watering planter that waters potted plants automatically using a wick and a float.',
  'A device for detecting water leaks in a pipe. It has an acoustic sensor and a radio module.',
  'My idea is an app which uses machine learning to sort photos of receipts.',
  'A method of cooling a battery pack of an electric vehicle with a phase change material.',
  'A bicycle brake that prevents the wheel from locking by measuring its speed with a magnetic sensor.',
  'Folding ladder with hinges',
  'Solar powered phone charger for hikers',
  'A lock. The lock opens when a ring is near.',
  'wireless charging',
];

describe('built-in titles', () => {
  it.each(DESCRIPTIONS)('pass the structure check: %s', (description) => {
    const titles = composeTitles(description);
    expect(titles.length).toBeGreaterThanOrEqual(3);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect([title, titleIssues(title)]).toEqual([title, []]);
  });

  it('say what the thing does in the words of the description [S2-463]', () => {
    expect(composeTitles(DESCRIPTIONS[0] ?? '')).toEqual([
      'System and Method for Watering Potted Plants.',
      'Apparatus for Watering Potted Plants.',
      'Method of Watering Potted Plants.',
      'Apparatus for Watering Potted Plants Using a Wick.',
      'Device for Watering Potted Plants.',
      'Process for Watering Potted Plants.',
    ]);
    expect(composeTitles(DESCRIPTIONS[2] ?? '')).toContain('Apparatus for Sorting Photos Using Machine Learning.');
    expect(composeTitles(DESCRIPTIONS[4] ?? '')[0]).toBe('System and Method for Preventing a Wheel from Locking.');
    expect(composeTitles(DESCRIPTIONS[6] ?? '')[0]).toBe(
      'System and Method for Operating a Solar Powered Phone Charger.',
    );
  });

  it.each([
    [
      'A planter waters itself for several weeks. A reservoir lies below a soil chamber.',
      'System and Method for Operating a Self-Watering Planter.',
    ],
    ['A reservoir lies below a soil chamber.', 'System and Method for Operating a Reservoir.'],
    ['A lens turns slowly towards the sun.', 'System and Method for Operating a Lens.'],
    ['A glass shatters on the floor.', 'System and Method for Operating a Glass.'],
    ['The lamp shines when you brake.', 'System and Method for Operating a Lamp.'],
  ])('know what a thing is from what it does: %s', (description, first) => {
    expect(composeTitles(description)[0]).toBe(first);
    expect(composeTitles(description).join(' ')).not.toMatch(/\b(?:Waters|Lies|Turns|Shatters|Shines)\b/);
  });

  it.each([
    ['It is a new kind of paint which keeps mosquitoes away.', 'System and Method for Keeping Mosquitoes Away.'],
    ['a mug that keeps coffee hot for hours without electricity', 'System and Method for Keeping Coffee Hot.'],
    [
      'an app that tells you when your plants need water by looking at a photo',
      'System and Method for Indicating When Plants Need Water.',
    ],
    [
      'An algorithm that predicts when a machine will fail from its sound',
      'System and Method for Predicting When a Machine Will Fail.',
    ],
    [
      'My invention helps blind people cross the street with a vibrating belt.',
      'System and Method for Helping Blind People Cross the Street.',
    ],
    [
      'A method for making bread without yeast by injecting carbon dioxide under pressure',
      'System and Method for Making Bread.',
    ],
    ['Software to find duplicate invoices in a mailbox', 'System and Method for Finding Duplicate Invoices.'],
    ['Window blinds that open themselves when the sun rises', 'System and Method for Operating Window Blinds.'],
    ['A chair with wheels that folds flat', 'System and Method for Operating a Chair.'],
  ])('say what is done in the words of an inventor: %s', (description, first) => {
    expect(composeTitles(description)[0]).toBe(first);
  });

  it('call the invention by its own name, and no other thing of the description', () => {
    const titles = composeTitles(
      'A leveling foot that clips to the leg of a ladder and uses a ratchet with a push button',
    );
    expect(titles[0]).toBe('System and Method for Operating a Leveling Foot.');
    expect(titles.join(' ')).not.toContain('Ladder');
    expect(composeTitles('A hose nozzle with a cork ring that seals the hose.')).toContain(
      'Apparatus for Sealing a Hose with a Cork Ring.',
    );
  });

  it('are the same each time, and none where there is no word', () => {
    for (const description of DESCRIPTIONS) expect(composeTitles(description)).toEqual(composeTitles(description));
    expect(composeTitles('!?!?!?!?!?!?')).toEqual([]);
    expect(composeTitles('')).toEqual([]);
  });

  it('take any text', () => {
    for (const text of [
      'x'.repeat(100_000),
      'that waters '.repeat(20_000),
      '完全新的发明，用于自动浇花的装置。',
      'a a a a a an the for of',
    ])
      for (const title of composeTitles(text)) expect(titleIssues(title)).toEqual([]);
  });
});

import { LinearModel } from '@premise/argument-engine';
import { learnChoice, learnLabels } from './optimize.ts';

const SETTINGS = { decay: 0.001, rounds: 60, fewest: 1 };
const words = (...names: string[]): Map<string, number> => new Map(names.map((name) => [name, 1]));

describe('learning', () => {
  const cases = [
    { features: words('rain', 'any'), label: 0 },
    { features: words('sun', 'any'), label: 1 },
    { features: words('rain', 'wind', 'any'), label: 0 },
  ];

  it('of labels tells the cases apart', () => {
    const model = new LinearModel(learnLabels(['wet', 'dry'], cases, SETTINGS));
    expect(model.predict(words('rain')).get('wet')).toBeGreaterThan(0.7);
    expect(model.predict(words('sun')).get('dry')).toBeGreaterThan(0.7);
  });

  it('gives the same bytes for the same cases', () => {
    expect(learnLabels(['wet', 'dry'], cases, SETTINGS)).toEqual(learnLabels(['wet', 'dry'], cases, SETTINGS));
  });

  it('leaves out features that occur too seldom', () => {
    expect(learnLabels(['wet', 'dry'], cases, { ...SETTINGS, fewest: 2 }).features).not.toContain('wind');
  });

  it('of a choice scores the right option of a text highest, wherever it stands', () => {
    const stored = learnChoice(
      [
        { options: [words('should'), words('fact'), words('aside')], right: new Set([0]) },
        { options: [words('fact'), words('aside'), words('should')], right: new Set([2]) },
      ],
      SETTINGS,
    );
    const model = new LinearModel(stored);
    const [should = 0] = model.score(words('should'));
    for (const other of ['fact', 'aside']) expect(should).toBeGreaterThan(model.score(words(other))[0] ?? 0);
  });
});

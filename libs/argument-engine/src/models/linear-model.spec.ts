import { LinearModel, toShares } from './linear-model.ts';

const model = new LinearModel({
  labels: ['no', 'yes'],
  features: ['cold', 'warm'],
  step: 0.5,
  weights: Buffer.from(Int8Array.from([2, -4, -1, 3])).toString('base64'),
});

describe('a linear model', () => {
  it('sums the weights of the features that it knows, in steps', () => {
    expect([
      ...model.score(
        new Map([
          ['warm', 2],
          ['cold', 1],
          ['wet', 9],
        ]),
      ),
    ]).toEqual([0, 1]);
  });

  it('gives each label its share', () => {
    const shares = model.predict(new Map([['warm', 1]]));
    expect(shares.get('yes')).toBeCloseTo(1 / (1 + Math.exp(-2)), 10);
    expect((shares.get('yes') ?? 0) + (shares.get('no') ?? 0)).toBeCloseTo(1, 10);
  });

  it('shares nothing out among no labels, and bears large scores', () => {
    expect([...toShares(new Float64Array())]).toEqual([]);
    expect([...toShares(Float64Array.from([1000, 0]))]).toEqual([1, 0]);
  });
});

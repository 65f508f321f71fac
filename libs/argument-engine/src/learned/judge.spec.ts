import { analyzeArgument } from '../analyze.ts';
import { calibrated, packWeights, probabilities, shareOfLabel, unpackWeights } from './flaw-model.ts';
import { flawModel } from './flaw-weights.ts';
import { flawsWith, learnedKind, learningText } from './learning.ts';
import { FEATURE_BUCKETS, vectorOf } from './text-features.ts';

describe('weights as text', () => {
  it('come back as they were, with runs of zeros and values of both signs', () => {
    const weights = new Int8Array(FEATURE_BUCKETS * 2);
    weights.set([1, -1, 127, -127, 0, 5], 3);
    weights[9_000] = -42;
    expect(unpackWeights(packWeights(weights), 2)).toEqual(weights);
  });

  it('are those of every head of the engine', () => {
    const { sort, register, reply, post, postKind } = flawModel();
    for (const head of [sort, register, reply, post, postKind]) {
      expect(head.weights).toHaveLength(FEATURE_BUCKETS * head.classes.length);
      expect(head.weights.some((weight) => weight !== 0)).toBe(true);
    }
  });
});

describe('the learned judgement', () => {
  it('gives shares that sum to one, the same each time', () => {
    const names = learningText('No! People like you never read a book anyway.').names;
    const shares = probabilities(flawModel().reply, names);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(probabilities(flawModel().reply, names)).toEqual(shares);
  });

  it('gives a group of features the length that it is to have', () => {
    const { values } = vectorOf({ words: ['w one', 'w two', 'w three'], letters: [], reading: [] }, [2, 0, 0]);
    expect(Math.hypot(...values)).toBeCloseTo(2, 9);
  });

  it('is believed more where it scores higher', () => {
    const { learned } = flawModel().belief;
    expect(calibrated(learned, 0.8)).toBeGreaterThan(calibrated(learned, 0.3));
  });

  it('speaks of a remark that turns against a person, with a confidence', () => {
    const [flaw] = flawsWith(flawModel(), 'You are just too stupid and lazy to understand it, as always.');
    expect(flaw?.label).toBe('Ad hominem');
    expect(flaw?.confidence).toBeGreaterThan(0.5);
  });

  it('shows nothing that is believed less than is worth showing', () => {
    const model = flawModel();
    const text = 'You are just too stupid and lazy to understand it, as always.';
    const wary = { ...model, belief: { ...model.belief, leastShown: 1 } };
    expect(flawsWith(model, text)).not.toEqual([]);
    expect(flawsWith(wary, text)).toEqual([]);
  });

  it('says of itself whether a flaw comes from the weights or from a sign', () => {
    const cued = 'You should not tell me to stop smoking because you smoke too.';
    expect(learnedKind(flawModel(), learningText(cued))).toBeNull();
    expect(flawsWith(flawModel(), cued)[0]?.learned).toBe(false);
  });

  it('believes a sign in replies and in posts as often as it was right there', () => {
    const { replySigns, postSigns, forms } = flawModel().belief;
    for (const { shares, prior } of [replySigns, postSigns, forms])
      for (const share of [prior, ...Object.values(shares)]) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThan(1);
      }
    expect(shareOfLabel(postSigns, 'a label that no set knows')).toBe(postSigns.prior);
  });

  it.each([
    'On Sunday we walked along the river as far as the mill. In the evening we played cards and went to bed early.',
    'All members of the board are shareholders. No shareholder is neutral. Therefore, no member of the board is neutral.',
    'The night bus should stay because nurses need a safe way home after their shift.',
  ])('is silent on %j', (text) => {
    expect(analyzeArgument(text).components.flaws).toEqual([]);
  });

  it.each([
    'The landlord must repair the heating. Under the lease he has to keep the flat at 20 degrees, and it has not been warmer than 16 for two weeks.',
    'Our club should raise its fee by two euros. The rent for the hall has gone up by a fifth, and we have no reserves.',
    'We must not sell the old mill. My grandfather worked there, and it is part of our history.',
    'Tom: Dogs make better pets than cats.\nEva: Why?\nTom: Because they are loyal, and you can train them.',
  ])('names no kind that nothing in a reasoned text speaks of: %j', (text) => {
    expect(analyzeArgument(text).components.flaws).toEqual([]);
  });

  it('leaves long texts to the cues', () => {
    const text = 'The park is quiet in the morning and full of children in the afternoon. '.repeat(60);
    expect(flawsWith(flawModel(), text)).toEqual([]);
  });
});

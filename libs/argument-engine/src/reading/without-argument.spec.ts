import { readClauses } from './clauses.ts';
import { withoutArgument } from './without-argument.ts';

const verdictOf = (text: string): string | null => withoutArgument(readClauses(text).clauses);

describe('a text that is no argument', () => {
  it.each([
    ['On Sunday we walked along the river. The sun came out after lunch. In the evening we played cards.', 'story'],
    [
      'On Saturday we drove to the coast. My sister slept in the sun. Around noon a fog rose, and we ate in the car. ' +
        'In the evening we bought smoked fish and drove home late.',
      'story',
    ],
    ['The shop opens at nine. It closes at six. There is a car park behind it.', 'notice'],
    ['Chop the onions. Add the oil. Stir it for five minutes.', 'instructions'],
    [
      'Pancakes. Mix 200 g of flour with two eggs. Heat some butter in a pan. Fry each pancake for a minute.',
      'instructions',
    ],
    [
      '1. A lock comprising a body and a sensor in the body. 2. The lock of claim 1, wherein the sensor is small.',
      'claims',
    ],
    [
      '1. A hose nozzle comprising: a tubular body having an inlet end; a valve seat within the body; and a lever ' +
        'configured to move a valve stem, wherein the ring swells in water such that the groove is sealed.',
      'claims',
    ],
    ['1. A lock comprising a body and a sensor in the body.', 'claims'],
    [
      'A method of sealing a hose, comprising: wetting a ring of cork; pressing the ring into a groove; and opening the valve.',
      'claims',
    ],
    [
      'What is claimed is:\n1. A lock comprising: a body; and a sensor in the body.\n2. The lock of claim 1, wherein the sensor is ' +
        'small; and the body is made of steel.',
      'claims',
    ],
  ])('is recognised: %j', (text, kind) => {
    expect(verdictOf(text)).toBe(kind);
  });

  it.each([
    'The trial was a success. Sales were better than in May.',
    'Rents doubled in ten years. Wages rose by a tenth.',
    'He was late because the bus broke down. We waited.',
    'The river was clean. It should stay so.',
    'Buy local food. It is fresh.',
    'A lock comprising a sensor is safer. The lock of claim 1 should be allowed.',
    'A lock comprising a sensor is sold in France.',
    'A lock comprising a sensor needs no key; a plain lock does. A key is lost within a year.',
  ])('is not seen in %j', (text) => {
    expect(verdictOf(text)).toBeNull();
  });
});

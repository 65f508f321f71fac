import { claimKindOf } from './conclusion-type.ts';

describe('type of a conclusion', () => {
  it.each([
    ['the city should build more parks', 'policy'],
    ['higher fines are the right measure', 'policy'],
    ['if taxes rise, people leave', 'conditional'],
    ['smoking causes cancer', 'causal'],
    ['the sea will rise by a metre', 'predictive'],
    ['trains are safer than cars', 'comparative'],
    ['a contract is a kind of promise', 'definitional'],
    ['hunting is good for the environment', 'evaluative'],
    ['all whales are mammals', 'categorical'],
    ['the earth moves around the sun', 'factual'],
    ['she must have been at home', 'factual'],
  ])('%j is %s', (claim, kind) => {
    expect(claimKindOf(claim)).toBe(kind);
  });
});

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
    ['claim 1 is rejected under 35 u.s.c. 103', 'legal'],
    ['the appeal must be dismissed', 'legal'],
    ['the parties were bound by a contract', 'legal'],
    ['the company infringed the patent', 'legal'],
    ['the city should not be liable for the roof', 'policy'],
    ['she must have been at home', 'factual'],
  ])('%j is %s', (claim, kind) => {
    expect(claimKindOf(claim)).toBe(kind);
  });
});

import { gerundInClause, gerundOf } from './title-verbs.ts';

describe('what something does, as a title says it', () => {
  it.each([
    ['waters', 'watering'],
    ['stops', 'stopping'],
    ['controls', 'controlling'],
    ['transmits', 'transmitting'],
    ['repels', 'repelling'],
    ['recovers', 'recovering'],
    ['levels', 'leveling'],
    ['moves', 'moving'],
    ['sprays', 'spraying'],
    ['dries', 'drying'],
  ])('%s is %s', (verb, act) => expect(gerundOf(verb)).toBe(act));

  it.each([
    ['emits', 'emitting'],
    ['propels', 'propelling'],
    ['permits', 'permitting'],
    ['transfers', 'transferring'],
    ['submits', 'submitting'],
    ['visits', 'visiting'],
    ['offers', 'offering'],
  ])('after "that", %s is %s', (verb, act) => expect(gerundInClause(verb)).toBe(act));
});

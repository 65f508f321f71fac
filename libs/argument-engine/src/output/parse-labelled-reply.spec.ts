import { parseLabelledReply } from './parse-labelled-reply.ts';

const REPLY = `1. **If-Then Structure:** If fines rise, owners clean up.
2. **Necessary Assumption:** Fines can be collected.
3. **Sufficient Assumption:**
- Whatever deters owners works.
- Nothing else is needed.
4. **Conclusion:** Fines should rise.
   Type: Normative
5. **Unstated Rule:** Problems call for measures.
6. **Method of Reasoning:** Means to an end.
7. **Logical Flaws:** None
8. **Quantifiers:** "every" (universal), "some" (existential)
9. **Premise Sets:**
   Explicit:
   1. Streets are dirty.
   2. Owners are careless
      and lazy.
   Implicit:
   - Dirt is bad.
10. **Possible Counter:** Owners may not care.
11. **Unstated Assumptions:**
1) Owners notice fines.
2) Officers are there.
12. **Improved Version:** Streets are dirty.
Therefore, fines should rise.`;

describe('the labelled reply of a model', () => {
  const parsed = parseLabelledReply(REPLY, 'Fines should rise.');

  it('is read into the components [S1-249] [S1-412]', () => {
    expect(parsed.ifThenStructure).toBe('If fines rise, owners clean up.');
    expect(parsed.necessaryAssumption).toEqual(['Fines can be collected.']);
    expect(parsed.sufficientAssumption).toEqual(['Whatever deters owners works.', 'Nothing else is needed.']);
    expect(parsed.unstatedRule).toBe('Problems call for measures.');
    expect(parsed.methodOfReasoning).toBe('Means to an end.');
    expect(parsed.logicalFlaws).toEqual([]);
    expect(parsed.quantifiers).toEqual(['"every" (universal), "some" (existential)']);
    expect(parsed.possibleCounter).toBe('Owners may not care.');
    expect(parsed.unstatedAssumptions).toEqual(['Owners notice fines.', 'Officers are there.']);
    expect(parsed.improvedVersion).toBe('Streets are dirty.\nTherefore, fines should rise.');
  });

  it('gives the conclusion with text and type [S1-250]', () => {
    expect(parsed.conclusion).toEqual({ text: 'Fines should rise.', type: 'Normative' });
    expect(parseLabelledReply('Conclusion: It rains. (Factual)', 'x').conclusion).toEqual({
      text: 'It rains.',
      type: 'Factual',
    });
    expect(parseLabelledReply('## Conclusion\nIt rains.\n## Conclusion Type\nFactual', 'x').conclusion).toEqual({
      text: 'It rains.',
      type: 'Factual',
    });
  });

  it('gives the premises explicit and implicit [S1-251]', () => {
    expect(parsed.premiseSets).toEqual({
      explicit: ['Streets are dirty.', 'Owners are careless and lazy.'],
      implicit: ['Dirt is bad.'],
    });
  });

  it('splits one premise of more than 500 characters on numbers or bullets [S1-324]', () => {
    const part = 'Rain falls on the old town all day. '.repeat(6).trim();
    const numbered = parseLabelledReply(`Premises: 1) ${part} 2) ${part} 3) ${part}`, 'x');
    expect(numbered.premiseSets.explicit).toEqual([part, part, part]);
    const bulleted = parseLabelledReply(`Explicit Premises: ${part} • ${part} • ${part}`, 'x');
    expect(bulleted.premiseSets.explicit).toEqual([part, part, part]);
    const short = parseLabelledReply('Premises: see 1) this 2) that', 'x');
    expect(short.premiseSets.explicit).toEqual(['see 1) this 2) that']);
  });

  it('takes whole lines where premises carry no numbers [S1-325]', () => {
    expect(parseLabelledReply('Premises:\nRain falls.\nWind blows.', 'x').premiseSets.explicit).toEqual([
      'Rain falls.',
      'Wind blows.',
    ]);
  });

  it('falls back to the argument text, then says that there are none [S1-326] [S1-327]', () => {
    expect(parseLabelledReply('Conclusion: It rains.', 'The argument.').premiseSets.explicit).toEqual([
      'The argument.',
    ]);
    expect(parseLabelledReply('Premises: None', ' ').premiseSets.explicit).toEqual(['No explicit premises detected']);
  });

  // cubic time once: such a line of 10,000 blanks would take minutes
  it.each([' ', '\t', '( ', '* '])('reads on behind a label and a long run of %j', (run) => {
    const reply = `Conclusion${run.repeat(100_000)}x\nConclusion: It rains.`;
    expect(parseLabelledReply(reply, '').conclusion.text).toBe('It rains.');
  });

  it.each([
    ['**Conclusion (main):** It rains.', 'It rains.'],
    ['Conclusion – It rains.', 'It rains.'],
    ['Conclusion (main) **\nIt rains.', 'It rains.'],
    ['Conclusion   :   __It rains.__', 'It rains.'],
    ['Conclusion-drawing is hard.', ''],
  ])('knows the label of %j', (reply, text) => {
    expect(parseLabelledReply(reply, '').conclusion.text).toBe(text);
  });

  it('makes an empty output of a reply without labels', () => {
    expect(parseLabelledReply('I cannot help with that.', '').conclusion).toEqual({ text: '', type: '' });
  });

  it('strips markup from what the model wrote', () => {
    expect(parseLabelledReply('Possible Counter: <img src=x onerror=alert(1)>No.', '').possibleCounter).toBe('No.');
  });
});

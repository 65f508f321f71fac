import { LabelledReplyReader } from './labelled-reply-reader.ts';
import { parseLabelledReply } from './parse-labelled-reply.ts';

const REPLY = `1. **If-Then Structure:** If fines rise, owners clean up.
2. **Necessary Assumption:**
- Fines can be collected.
- Owners notice.
3. **Conclusion:** Fines should rise.
Conclusion Type: Normative
Explicit Premises:
- Streets are dirty.
Improved Version: Streets are dirty.
Therefore, fines should rise.`;

describe('a labelled reply that comes in piece by piece', () => {
  it.each([1, 7, 50, 10_000])('tells each component once, when it is whole, in pieces of %d', (length) => {
    const reader = new LabelledReplyReader('Fines should rise.');
    const told = [];
    for (let at = 0; at < REPLY.length; at += length) told.push(...reader.push(REPLY.slice(at, at + length)));
    expect(told).toEqual([
      { component: 'ifThenStructure', value: 'If fines rise, owners clean up.' },
      { component: 'necessaryAssumption', value: ['Fines can be collected.', 'Owners notice.'] },
      { component: 'conclusion', value: 'Fines should rise.' },
      { component: 'conclusionType', value: 'Normative' },
      { component: 'explicitPremises', value: ['Streets are dirty.'] },
    ]);
    expect(reader.parsed()).toEqual(parseLabelledReply(REPLY, 'Fines should rise.'));
  });

  it('tells a component once, however often its label comes again, and takes the first words for it', () => {
    const reader = new LabelledReplyReader('x');
    const reply = `${'Conclusion:\n'.repeat(3)}Conclusion: It rains.\n${'Conclusion: It snows.\n'.repeat(3)}Type: Factual\n`;
    expect(reader.push(reply)).toEqual([{ component: 'conclusion', value: 'It rains.' }]);
  });

  it('tells nothing of small talk', () => {
    const reader = new LabelledReplyReader('x');
    expect(reader.push('I would rather not.\nReally.\n')).toEqual([]);
  });
});

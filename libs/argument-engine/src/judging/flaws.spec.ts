import { analyzeArgument } from '../analyze.ts';
import { NO_FLAW } from './flaws.ts';

const flawsOf = (text: string): string[] =>
  analyzeArgument(text)
    .findings.filter((finding) => finding.role === 'flaw')
    .map((finding) => finding.label ?? '');

describe('flaws', () => {
  it.each([
    ['Hasty generalisation', 'My neighbour was bitten by a terrier. Therefore all terriers are dangerous.'],
    [
      'False cause',
      'Right after the new mayor took office the factory closed. So the mayor is to blame for the closure.',
    ],
    [
      'Correlation taken for causation',
      'Children who eat breakfast have higher grades. Therefore breakfast makes children smarter.',
    ],
    [
      'False dilemma',
      'Either we ban cars or the city will choke. We do not want it to choke, so cars should be banned.',
    ],
    [
      'Slippery slope',
      'If we allow phones in class, before you know it nobody will listen to a teacher. Phones should stay at home.',
    ],
    ['Ad hominem', 'You should not believe his plan for the park because he is an idiot.'],
    [
      'Slippery slope',
      'If we let students retake one exam, they will want to retake all. Soon nobody will study for the first try. We must not allow it.',
    ],
    ['Ad hominem', 'Everyone who defends this patch is a paid shill. Just roll it back already.'],
    ['Hasty generalisation', 'All birds can fly, because sparrows can fly.'],
    ['Appeal to nature', 'The cream is made of natural plants, so it is safe.'],
    [
      'Unrepresentative sample',
      'Nine out of ten customers said that they slept better. The pills cost little. Try them tonight.',
    ],
    [
      'Unrepresentative sample',
      'Nine out of ten of our customers sleep better with these drops. Try them tonight, because you deserve a good night.',
    ],
    ['Straw man', 'So you are saying that we should let criminals run free. That is a terrible idea.'],
    ['Appeal to authority', 'This diet must work because my uncle says it does.'],
    ['Appeal to popularity', 'The film is good because everybody loves it.'],
    ['Appeal to emotion', 'We must close the zoo. Think of the poor animals behind bars.'],
    ['Appeal to tradition', 'We should keep the parade because it has always been done this way.'],
    ['Appeal to nature', 'The remedy is safe because it is natural.'],
    ['Appeal to ignorance', 'Ghosts exist, because nobody has ever proved that they do not.'],
    ['Circular reasoning', 'Free speech matters to society because society needs free speech.'],
    ['Red herring', 'Why complain about the noise? There are more important problems in the world.'],
    ['Tu quoque', 'You should not tell me to stop smoking because you smoke too.'],
    ['Tu quoque', 'You say that we should eat less sugar, but you eat chocolate every day.'],
    ['Affirming the consequent', 'If it rained, the street is wet. The street is wet. Therefore, it rained.'],
    ['Denying the antecedent', 'If it rained, the street is wet. It did not rain. Therefore, the street is not wet.'],
    ['Undistributed middle', 'All cats are animals. All dogs are animals. Therefore, all dogs are cats.'],
    ['Illicit process', 'All lawyers are rich. No actors are lawyers. Therefore, no actors are rich.'],
    ['Unsupported assertion', 'The old bridge should be torn down.'],
    ['Sunk cost', 'We have already spent two million on the tower, so we should finish it.'],
    ['Composition', 'Each player is excellent, so the whole team is excellent.'],
    ['Division', 'The team is excellent, so every player is excellent.'],
    ['Is-ought gap', 'Most drivers use this road. Therefore speed limits should go.'],
    ['Equivocation', 'In a sense everyone is an artist. So museums should show pictures by anybody.'],
  ])('%s: %j', (label, text) => {
    expect(flawsOf(text)).toContain(label);
  });

  it.each([
    'Exercise strengthens the heart. Swimming is exercise. Therefore swimming strengthens the heart.',
    'All humans are mortal. All Greeks are humans. Therefore, all Greeks are mortal.',
    'If it rained, the street is wet. It rained. Therefore, the street is wet.',
    'If it rained, the street is wet. The street is not wet. Therefore, it did not rain.',
    'Trains emit less carbon than planes. The line to the coast is nearly finished. So travellers will soon have a cleaner way to the sea.',
    'Rex is either a dog or a wolf.',
    'The meeting should be moved to Thursday because the auditors cannot come on Wednesday.',
    'Glass bottles can be used fifty times, plastic ones only fifteen times. That is why the canteen should go back to glass.',
    'No reptiles are mammals. All snakes are reptiles. Therefore, no snakes are mammals.',
    'The hinge is made of folded steel and holds without a spring. So it will last for decades in salt water.',
  ])('says honestly that it found none: %j', (text) => {
    const results = analyzeArgument(text);
    expect(results.components.flaws).toEqual([]);
    expect(results.keyFlaw).toBe(NO_FLAW);
  });

  it.each([
    ['The tax is unfair. Therefore the tax is unfair.', 'Circular reasoning'],
    ['The film is good because everybody loves it.', 'Appeal to popularity'],
    ['After the new coach came, the team went up. So the coach made the team better.', 'False cause'],
    [
      'Either you support the new stadium or you hate sport. You do not hate sport. So you should support it.',
      'False dilemma',
    ],
    ['My uncle says that the bridge is safe. So the bridge is safe.', 'Appeal to authority'],
  ])('counterpoint and key flaw of %j speak of the same', (text, label) => {
    const results = analyzeArgument(text);
    expect(results.keyFlaw.startsWith(`${label}: `)).toBe(true);
    const REPLY: Record<string, RegExp> = {
      'Circular reasoning': /will doubt the reason as well/,
      'Appeal to popularity': /Many people can be mistaken together/,
      'False cause': /does not make it the effect/,
      'False dilemma': /may be a third way/,
      'Appeal to authority': /Whoever is cited may be mistaken/,
    };
    expect(results.counterpoint).toMatch(REPLY[label] ?? /^$/);
  });

  it('takes a choice that a valid argument makes fair use of for no false dilemma', () => {
    const results = analyzeArgument(
      'Either the key is in the car or it is in the house. It is not in the car. So it is in the house.',
    );
    expect(results.formal?.verdict).toBe('valid');
    expect(results.methodOfReasoning).toMatch(/^Deductive reasoning by elimination/);
    expect(results.keyFlaw).toBe(NO_FLAW);
  });

  it('leaves to the form what the form decides', () => {
    expect(flawsOf('If it rained, the street is wet. The street is wet. Therefore, it rained.')).toEqual([
      'Affirming the consequent',
    ]);
  });

  it('cites the words and gives reason, span and confidence; the key flaw is the strongest', () => {
    const text = 'The law is good because everybody loves it. My uncle says so too, and he is never wrong.';
    const results = analyzeArgument(text);
    const flaws = results.findings.filter((finding) => finding.role === 'flaw');
    expect(flaws.length).toBeGreaterThan(0);
    for (const flaw of flaws) {
      expect(flaw.explanation).toMatch(/“.+”/);
      expect(flaw.spans.length).toBeGreaterThan(0);
      expect(flaw.confidence).toBeGreaterThanOrEqual(0.45);
    }
    expect(results.keyFlaw).toBe(flaws[0]?.text);
    const confidences = flaws.map((flaw) => flaw.confidence ?? 0);
    expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
  });
});

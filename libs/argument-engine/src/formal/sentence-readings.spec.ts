import { analyzeArgument } from '../analyze.ts';
import { quantifierOf } from './quantifier-of.ts';
import { statementForm } from './statement-form.ts';

describe('statementForm', () => {
  it.each([
    ['All bakers are early risers.', 'universal_affirmative'],
    ['Every baker is an early riser.', 'universal_affirmative'],
    ['All of Mia’s neighbours are bakers.', 'universal_affirmative'],
    ['Whoever is a baker is an early riser.', 'universal_affirmative'],
    ['Only bakers are early risers.', 'universal_affirmative'],
    ['No baker is an early riser.', 'universal_negative'],
    ['None of the bakers are early risers.', 'universal_negative'],
    ['Every baker is not a singer.', 'universal_negative'],
    ['No baker is not an early riser.', 'universal_negative'],
    ['There are no bakers who sing.', 'universal_negative'],
    ['Some bakers are singers.', 'particular_affirmative'],
    ['A certain baker is a singer.', 'particular_affirmative'],
    ['There is a baker who is a singer.', 'particular_affirmative'],
    ['Some bakers are not singers.', 'particular_negative'],
    ['One of the bakers does not sing.', 'particular_negative'],
    ['There is a baker who is not a singer.', 'particular_negative'],
    ['Not all bakers are singers.', 'particular_negative'],
    ['It is not the case that some bakers are singers.', 'universal_negative'],
  ])('%s', (sentence, form) => {
    expect(statementForm(sentence)).toBe(form);
  });

  it('is nothing for other sentences', () => {
    expect(statementForm('Most bakers are singers.')).toBeNull();
    expect(statementForm('If it rains, we stay.')).toBeNull();
    expect(statementForm('')).toBeNull();
  });
});

describe('quantifierOf', () => {
  it.each([
    ['All violins are instruments.', 'universal'],
    ['No violin is a drum.', 'universal'],
    ['Violins have strings.', 'universal'],
    ['A violin has four strings.', 'universal'],
    ['If someone plays the violin, they have good ears.', 'universal'],
    ['If an orchestra is large, it needs a hall.', 'universal'],
    ['Some violins are old.', 'existential'],
    ['There is a violin in the attic.', 'existential'],
    ['Several players were late.', 'existential'],
    ['Clara plays the violin.', 'none'],
    ['If Clara plays, Robert listens.', 'none'],
    ['The concert hall is in Leipzig.', 'none'],
    ['Clara practises every day.', 'none'],
    ['Every player knows at least one other player.', 'both'],
    ['If there is a crack in the bell, somebody dropped it.', 'both'],
    ['If there is a crack in the bell, it sounds dull.', 'existential'],
    ['An orchestra is louder than another if it has more players.', 'universal'],
    ['In May 1955, a storm destroyed the hall.', 'existential'],
  ])('%s', (sentence, quantifier) => {
    expect(quantifierOf(sentence).quantifier).toBe(quantifier);
  });

  it('tells negation and condition', () => {
    expect(quantifierOf('If Clara plays, Robert does not sleep.')).toEqual({
      quantifier: 'none',
      negation: true,
      conditional: true,
    });
    expect(quantifierOf('Clara plays.')).toEqual({ quantifier: 'none', negation: false, conditional: false });
  });
});

describe('an analysis', () => {
  it('carries the formal check, and its flaws agree with it', () => {
    const valid = analyzeArgument('All whales are mammals. No mammals are fish. Therefore, no whales are fish.');
    expect(valid.formal?.verdict).toBe('valid');
    expect(valid.components.flaws).toEqual([]);
    const invalid = analyzeArgument('All cats are animals. All dogs are animals. Therefore, all dogs are cats.');
    expect(invalid.formal?.verdict).toBe('invalid');
    expect(invalid.components.flaws).not.toEqual([]);
  });

  it('calls nothing invalid whose form is no known fallacy, or of whose words the premises say nothing', () => {
    for (const text of [
      'Whoever is an uncle of Ana is a friend of Bob. Carl is a friend of Bob. So Carl is an uncle of Ana.',
      'All trams stop here. Some trams are late. Therefore all buses are late.',
    ]) {
      const { formal, components } = analyzeArgument(text);
      expect([formal?.verdict, components.flaws]).toEqual(['not-formal', []]);
    }
  });

  it('claims nothing of what is no formal argument', () => {
    const results = analyzeArgument(
      'The bridge should be closed because its piers have rotted, and the engineers say it may fall this winter.',
    );
    expect(results.formal?.verdict).toBe('not-formal');
    expect(results.formal).not.toHaveProperty('counterModel');
  });
});

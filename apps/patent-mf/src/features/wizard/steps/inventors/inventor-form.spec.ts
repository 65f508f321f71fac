import { emptyInventorForm, type InventorForm } from '@premise/contracts';
import { formOf, inventorOf, withCitizenship, withSingleListed } from './inventor-form.ts';

const formWith = (changes: Partial<InventorForm> = {}): InventorForm => ({
  ...emptyInventorForm(),
  name: 'Ada Lovelace',
  addressType: 'home',
  address: '12 St James Square',
  locality: 'London',
  country: 'United Kingdom',
  citizenship: 'United Kingdom',
  ...changes,
});

describe('a stored inventor', () => {
  it('has an address of the parts that say something, trimmed [S2-314]', () => {
    expect(inventorOf(formWith({ address: ' 12 St James Square ', addressCont: 'Flat 2' })).address).toBe(
      '12 St James Square, Flat 2, London, United Kingdom',
    );
    expect(inventorOf(formWith({ addressCont: '   ' })).address).toBe('12 St James Square, London, United Kingdom');
  });

  it('has one citizenship or the list of them [S2-315] [S2-316]', () => {
    expect(inventorOf(formWith()).citizenship).toBe('United Kingdom');
    const several = formWith({ multipleCitizenship: true, citizenships: ['France', 'Chile'] });
    expect(inventorOf(several).citizenship).toBe('France, Chile');
  });

  it('resides where the form says, else where the first citizenship is [S2-388] [S2-389] [S2-390]', () => {
    expect(inventorOf(formWith({ residenceDifferentFromCitizenship: true, residence: 'Chile' })).residence).toBe(
      'Chile',
    );
    const several = formWith({ multipleCitizenship: true, citizenships: ['France', 'Chile'], residence: 'Peru' });
    expect(inventorOf(several).residence).toBe('France');
    expect(inventorOf(formWith()).residence).toBe('United Kingdom');
  });

  it('opens again as it was entered, or as well as its texts allow', () => {
    const form = formWith({ addressCont: 'Flat 2' });
    expect(formOf(inventorOf(form))).toEqual(form);
    const { form: _entered, ...texts } = inventorOf(form);
    expect(formOf(texts)).toMatchObject({
      name: 'Ada Lovelace',
      country: 'United Kingdom',
      citizenship: 'United Kingdom',
    });
  });
});

describe('a country', () => {
  it('takes the place of the one before, or joins the list once [S2-382] [S2-384] [S2-385]', () => {
    expect(withCitizenship(formWith(), 'Chile').citizenship).toBe('Chile');
    const several = formWith({ multipleCitizenship: true, citizenships: ['Chile'] });
    expect(withCitizenship(several, 'France').citizenships).toEqual(['Chile', 'France']);
    expect(withCitizenship(several, 'Chile')).toBe(several);
  });

  it('that was chosen alone goes into the list when it is not there [S2-387]', () => {
    const several = formWith({ multipleCitizenship: true, citizenships: ['Chile'] });
    expect(withSingleListed(several)).toMatchObject({ citizenships: ['Chile', 'United Kingdom'], citizenship: '' });
    expect(withSingleListed({ ...several, citizenship: 'Chile' }).citizenships).toEqual(['Chile']);
    expect(withSingleListed({ ...several, citizenship: ' ' }).citizenships).toEqual(['Chile']);
  });
});

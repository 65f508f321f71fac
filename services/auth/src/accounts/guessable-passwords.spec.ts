import { isPersonal } from './guessable-passwords.ts';

const ada = { email: 'ada.byron@example.com', firstName: 'Ada', lastName: 'Lovelace' };

describe('passwords made of known words', () => {
  it.each([
    'ada.byron@example.com',
    ' ADA.BYRON@example.com ',
    'AdaByron1815!',
    'lovelace99',
    'AdaLovelace',
    'lovelace ada',
    'Premise2026',
    'patent-buddy',
  ])('%j is refused', (password) => expect(isPersonal(password, ada)).toBe(true));

  it.each([
    '123456789!',
    'a quiet harbour at dawn',
    'lovelace and the engine',
    '🦊🦊🦊🦊🦊🦊',
    '      ',
    'ada-83720461!',
  ])('%j is not', (password) => expect(isPersonal(password, ada)).toBe(false));

  it('names without letters make nothing personal', () => {
    expect(isPersonal('774411', { email: 'a@b.example', firstName: '1', lastName: '…' })).toBe(false);
  });
});

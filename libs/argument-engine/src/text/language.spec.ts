import { detectLanguage } from './language.ts';

describe('language', () => {
  it.each([
    ['Cars should be banned because they pollute.'],
    ['Definitely not a good idea!'],
    ['All A are B. All B are C. Therefore, all A are C.'],
    ['The word "Weltanschauung" und the rest of it is English, and so is this.'],
  ])('takes %j for English', (text) => {
    expect(detectLanguage(text)).toEqual({ kind: 'english' });
  });

  it.each([
    ['Die Schule sollte später beginnen, weil die Kinder nicht genug schlafen.', 'German'],
    ['Les voitures doivent être interdites parce que la pollution est dangereuse pour les enfants.', 'French'],
    ['Los coches deben prohibirse porque la contaminación es mala para la salud de los niños.', 'Spanish'],
    ['Машины нужно запретить, потому что они загрязняют воздух.', 'Russian or another language in Cyrillic script'],
    ['車は禁止されるべきです。空気を汚すからです。', 'Japanese'],
    ['يجب حظر السيارات لأنها تلوث الهواء', 'Arabic or Persian'],
    ['Samochody powinny być zakazane, ponieważ nie są dobre dla zdrowia i to jest ważne.', 'Polish'],
  ])('recognises %j', (text, language) => {
    expect(detectLanguage(text)).toEqual({ kind: 'other', language });
  });

  it.each([
    ['', 'blank'],
    ['   \n', 'blank'],
    ['asdf', 'too-short'],
    ['asdf qwer zxcv hjkl', 'noise'],
    ['12345 67.8 -9', 'no-words'],
    ['function add(a, b) { return a + b; }\nconst c = add(1, 2);', 'code'],
  ])('finds no argument in %j', (text, reason) => {
    expect(detectLanguage(text)).toEqual({ kind: 'none', reason });
  });
});

import countries from 'i18n-iso-countries/langs/en.json';
import { COUNTRY_NAMES } from './country-names.ts';

/** Inhabited or not, no country's passport is theirs alone (Hong Kong, Macao and Puerto Rico are written in addresses). */
const TERRITORIES = new Set(
  'AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HM IM IO JE KY MF MP MQ MS NC NF NU PF PM PN RE SH SJ SX TC TF TK UM VG VI WF YT'.split(
    ' ',
  ),
);

/** Where people do not write the official name. */
const SHORT_NAMES: Record<string, string> = {
  BN: 'Brunei',
  CI: "Côte d'Ivoire",
  CN: 'China',
  CZ: 'Czechia',
  FM: 'Micronesia',
  GM: 'The Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MK: 'North Macedonia',
  PS: 'Palestine',
  RU: 'Russia',
  SY: 'Syria',
  TR: 'Türkiye',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  VA: 'Vatican City',
};

it('the list of about 195 countries is the one its package keeps [S2-318]', () => {
  const names = Object.entries(countries.countries)
    .filter(([code]) => !TERRITORIES.has(code))
    .map(([code, name]) => SHORT_NAMES[code] ?? [name].flat()[0] ?? '');
  expect([...COUNTRY_NAMES]).toEqual(names.sort((a, b) => a.localeCompare(b, 'en')));
  expect(COUNTRY_NAMES.length).toBeGreaterThanOrEqual(193);
  expect(COUNTRY_NAMES.length).toBeLessThanOrEqual(202);
  expect(COUNTRY_NAMES.filter((name) => name.includes(','))).toEqual([]);
});

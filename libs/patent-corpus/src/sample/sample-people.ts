import type { CorpusInventor } from '../corpus-document.ts';
import type { SeededRandom } from './seeded-random.ts';

const FIRST = [
  'Amara',
  'Anton',
  'Beatriz',
  'Birgit',
  'Callum',
  'Chiara',
  'Dariusz',
  'Deepa',
  'Edwin',
  'Elif',
  'Emeka',
  'Farid',
  'Fiona',
  'Gaspard',
  'Greta',
  'Hana',
  'Henrik',
  'Ines',
  'Ivo',
  'Jamila',
  'Jonas',
  'Kaito',
  'Katarina',
  'Lars',
  'Leila',
  'Magnus',
  'Marta',
  'Mei',
  'Naoko',
  'Nikhil',
  'Olga',
  'Oscar',
  'Paulo',
  'Priya',
  'Quentin',
  'Rachel',
  'Ravi',
  'Rosalind',
  'Samir',
  'Saoirse',
  'Soren',
  'Tamar',
  'Tariq',
  'Tomas',
  'Ulrike',
  'Viktor',
  'Wanjiru',
  'Xiu',
  'Yara',
  'Zoltan',
] as const;
const LAST = [
  'Abernathy',
  'Adeyemi',
  'Alvarsson',
  'Bancroft',
  'Bellweather',
  'Brandvold',
  'Castellanos',
  'Chaudhuri',
  'Dragomir',
  'Dunmore',
  'Eichenwald',
  'Fairbairn',
  'Fontaine',
  'Galloway',
  'Grimaldi',
  'Haldorsen',
  'Hartwell',
  'Ikeda',
  'Iyengar',
  'Jankowski',
  'Karlsen',
  'Kettering',
  'Kovalenko',
  'Lindqvist',
  'Lowther',
  'Marchetti',
  'Mbeki',
  'Montague',
  'Nakagawa',
  'Novotny',
  'Okonkwo',
  'Ostrander',
  'Palmgren',
  'Pemberton',
  'Quintero',
  'Rasmussen',
  'Ravenscroft',
  'Sandoval',
  'Schellenberg',
  'Silvestri',
  'Takahara',
  'Thackeray',
  'Umarov',
  'Vandermeer',
  'Varga',
  'Whitcombe',
  'Winterbourne',
  'Yamazaki',
  'Zielinski',
  'Zuckmayer',
] as const;
const HOMES = [
  ['Boulder', 'US'],
  ['Rochester', 'US'],
  ['Austin', 'US'],
  ['Portland', 'US'],
  ['Pittsburgh', 'US'],
  ['Munich', 'DE'],
  ['Aachen', 'DE'],
  ['Lyon', 'FR'],
  ['Eindhoven', 'NL'],
  ['Gothenburg', 'SE'],
  ['Zurich', 'CH'],
  ['Cambridge', 'GB'],
  ['Kyoto', 'JP'],
  ['Osaka', 'JP'],
  ['Daejeon', 'KR'],
  ['Hsinchu', 'TW'],
  ['Shenzhen', 'CN'],
  ['Bengaluru', 'IN'],
  ['Toronto', 'CA'],
  ['Haifa', 'IL'],
] as const;

/** Fictitious. A company of a large number of inventions draws its inventors from one team. */
export function makeTeam(random: SeededRandom, size: number): CorpusInventor[] {
  const homes = random.some(HOMES, 2);
  return Array.from({ length: size }, () => {
    const [city, country] = random.pick(homes);
    return { first: random.pick(FIRST), last: random.pick(LAST), city, country };
  });
}

const NAMES = [
  'Alderpoint',
  'Arcwell',
  'Birchgate',
  'Bluefathom',
  'Brightmoor',
  'Calderon & Wye',
  'Castlebrook',
  'Coppervale',
  'Dovetail',
  'Eastlight',
  'Fernhollow',
  'Glasswing',
  'Greystone Field',
  'Halcyon Reach',
  'Harrowgate',
  'Ironwood',
  'Juniper Hill',
  'Kestrel Bay',
  'Larkspur',
  'Lumenfold',
  'Marrow & Finch',
  'Meridian Vale',
  'Nightjar',
  'Northwater',
  'Oakhaven',
  'Orchard Lane',
  'Palisade',
  'Pinecrest',
  'Quarrystone',
  'Ravensmere',
  'Redthorn',
  'Saltmarsh',
  'Silverbirch',
  'Stonebridge',
  'Summerfield',
  'Thistledown',
  'Tidewell',
  'Umberland',
  'Valehurst',
  'Whitewillow',
] as const;
const FORMS = [
  'Systems, Inc.',
  'Technologies LLC',
  'Laboratories, Inc.',
  'GmbH',
  'Co., Ltd.',
  'Research AG',
  'Industries, Inc.',
  'Instruments Ltd.',
] as const;
const UNIVERSITIES = [
  'University of Westmarch',
  'Eastfold Institute of Technology',
  'Lakeshore State University',
] as const;

export interface SampleCompany {
  name: string;
  country: string;
  team: CorpusInventor[];
  /** How many inventions it makes, relative. */
  weight: number;
}

export function makeCompanies(random: SeededRandom): SampleCompany[] {
  const names = [...NAMES.map((name) => `${name} ${random.pick(FORMS)}`), ...UNIVERSITIES];
  return names.map((name, rank) => {
    const weight = 1 / (1 + (rank % 14) * 0.55);
    const team = makeTeam(random, Math.round(5 + weight * 14));
    return { name, country: team[0]?.country ?? 'US', team, weight };
  });
}

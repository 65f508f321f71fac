import type { CorpusDocument } from '../corpus-document.ts';
import { laterDay, SAMPLE_END } from './later-day.ts';
import type { SampleCompany } from './sample-people.ts';
import type { SeededRandom } from './seeded-random.ts';

const DESIGNS = [
  'Robot',
  'Headset for Augmented Reality',
  'Charging Station for Vehicles',
  'Sensor Housing',
  'Gateway Housing',
  'Wristband with Electrodes',
  'Solar Panel Frame',
  'Gripper Finger',
  'Bioreactor Vessel',
  'Key Fob for Digital Wallet',
  'Display Screen with Graphical User Interface for Patents',
  'Battery Cabinet',
] as const;
const PLANTS = [
  ['Apple tree', 'Amber Dawn'],
  ['Rose plant', 'Quiet Harbor'],
  ['Blueberry plant', 'Northfold Blue'],
  ['Petunia plant', 'Velvet Mile'],
  ['Almond tree', 'Ridgeline'],
  ['Strawberry plant', 'Early Lantern'],
] as const;
const DESIGN_COUNT = 84;
const PLANT_COUNT = 30;

const base = {
  description: '',
  priorityDate: null,
  citations: [],
  literature: [],
  sample: true,
  stage: 'grant',
} as const;

/** Design and plant patents, which have a single claim in the form the law prescribes. */
export function makeOrnaments(random: SeededRandom, companies: readonly SampleCompany[]): CorpusDocument[] {
  const documents: CorpusDocument[] = [];
  const make = (count: number, days: [number, number], write: (index: number) => Partial<CorpusDocument>): void => {
    for (let index = 0; index < count; index++) {
      const filed = `${random.between(2013, 2025)}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
      const granted = laterDay(filed, random.between(...days), 2);
      const company = random.pick(companies);
      if (granted > SAMPLE_END) continue;
      documents.push({
        ...base,
        id: '',
        kind: '',
        type: 'other',
        title: '',
        abstract: '',
        claims: [],
        applicationNumber: '',
        filingDate: filed,
        publicationDate: granted,
        inventors: random.some(company.team, random.between(1, 2)),
        assignees: [{ name: company.name, country: company.country }],
        classes: [],
        ...write(index),
        citations: [],
        literature: [],
      });
    }
  };
  make(DESIGN_COUNT, [300, 600], (index) => {
    const title = random.pick(DESIGNS);
    return {
      id: `USD${9_900_001 + index}`,
      kind: 'S1',
      type: 'design',
      title,
      claims: [
        {
          number: 1,
          text: `The ornamental design for a ${title.toLowerCase()}, as shown and described.`,
          dependsOn: [],
        },
      ],
      applicationNumber: `98${String(index + 1).padStart(6, '0')}`,
    };
  });
  make(PLANT_COUNT, [500, 900], (index) => {
    const [kind, name] = random.pick(PLANTS);
    const title = `${kind} named '${name} ${index + 1}'`;
    return {
      id: `USPP${99_001 + index}`,
      kind: 'P2',
      type: 'plant',
      title,
      abstract: `A new and distinct ${kind.toLowerCase()} is characterised by its upright growth, its early season and its resistance to mildew, and has been reproduced asexually over ${random.between(3, 6)} generations without change.`,
      claims: [
        {
          number: 1,
          text: `A new and distinct ${kind.toLowerCase()}, substantially as illustrated and described herein.`,
          dependsOn: [],
        },
      ],
      classes: [{ symbol: 'A01H 6/00', inventive: true }],
      applicationNumber: `97${String(index + 1).padStart(6, '0')}`,
    };
  });
  return documents;
}

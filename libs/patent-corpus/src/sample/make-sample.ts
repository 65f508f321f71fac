import type { CorpusCitation, CorpusDocument } from '../corpus-document.ts';
import { SAMPLE_AREAS } from './areas/index.ts';
import { citeEarlier } from './cite-earlier.ts';
import { laterDay, SAMPLE_END } from './later-day.ts';
import { makeCompanies, type SampleCompany } from './sample-people.ts';
import { makeOrnaments } from './sample-ornaments.ts';
import { abstractOf, claimsOf, descriptionOf, draftInvention, titleOf } from './sample-prose.ts';
import { FIRST_SAMPLE_YEAR, type SampleArea, type SampleTopic } from './sample-topic.ts';
import { SeededRandom } from './seeded-random.ts';

/** Filings per area; with publications and grants they come to about 2,000 documents. */
const INVENTIONS_PER_AREA = 118;
const SEED = 20_260_930;

const day = (year: number, random: SeededRandom): string =>
  `${year}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;

interface Filing {
  area: SampleArea;
  topic: SampleTopic;
  company: SampleCompany;
  filed: string;
}

function drawFilings(random: SeededRandom, companies: SampleCompany[]): Filing[] {
  const filings: Filing[] = [];
  for (const [rank, area] of SAMPLE_AREAS.entries()) {
    // Each company is at home in some areas and a guest in others.
    const weights = companies.map(({ weight }, index) => weight * ((index + rank * 3) % 10 < 3 ? 6 : 0.25));
    for (let count = 0; count < INVENTIONS_PER_AREA; count++) {
      const filed = day(FIRST_SAMPLE_YEAR + random.weighted(area.years), random);
      const company = companies[random.weighted(weights)];
      if (company !== undefined && filed < SAMPLE_END)
        filings.push({ area, topic: random.pick(area.topics), company, filed });
    }
  }
  return filings.sort((a, b) => (a.filed < b.filed ? -1 : 1));
}

const pad = (number: number, digits: number): string => String(number).padStart(digits, '0');

/**
 * About 2,000 fictitious patents and published applications of the ten technology areas: the same at every call, with numbers that the
 * office has not reached (patents from 99,000,001 on, publications of the year 2099), each marked as sample.
 */
export function makeSample(): CorpusDocument[] {
  const random = new SeededRandom(SEED);
  const companies = makeCompanies(random);
  const documents: CorpusDocument[] = [];
  for (const [index, { topic, company, filed }] of drawFilings(random, companies).entries()) {
    const invention = draftInvention(random, topic);
    const text = {
      type: 'utility' as const,
      title: titleOf(invention),
      abstract: abstractOf(invention),
      claims: claimsOf(invention),
      description: descriptionOf(invention),
      applicationNumber: `99${pad(index + 1, 6)}`,
      filingDate: filed,
      priorityDate: random.chance(0.3) ? laterDay(filed, -random.between(200, 360), 1) : null,
      inventors: random.some(company.team, random.between(1, 4)),
      assignees: random.chance(0.97) ? [{ name: company.name, country: company.country }] : [],
      classes: random
        .some(topic.classes, random.between(2, topic.classes.length))
        .map((symbol, place) => ({ symbol, inventive: place < 2 })),
      literature: [],
      sample: true,
    };
    const published = laterDay(text.priorityDate ?? filed, 548, 4);
    const granted = laterDay(filed, random.between(620, 1500), 2);
    if (published <= SAMPLE_END) {
      documents.push({
        ...text,
        id: `US2099${pad(index + 1, 7)}`,
        kind: 'A1',
        stage: 'application',
        publicationDate: published,
        citations: [],
      });
    }
    if (granted <= SAMPLE_END && random.chance(0.78)) {
      documents.push({ ...text, id: '', kind: 'B2', stage: 'grant', publicationDate: granted, citations: [] });
    }
  }
  documents.push(...makeOrnaments(random, companies));
  return numbered(random, documents);
}

/** Numbers grants in the order of their dates, as an office does, and lets each cite what was there before it was filed. */
function numbered(random: SeededRandom, documents: CorpusDocument[]): CorpusDocument[] {
  documents.sort((a, b) => {
    const order = (a.publicationDate ?? '').localeCompare(b.publicationDate ?? '');
    return order === 0 ? a.applicationNumber.localeCompare(b.applicationNumber) : order;
  });
  let grants = 99_000_000;
  const named = documents.map((document) => (document.id === '' ? { ...document, id: `US${++grants}` } : document));
  return named.map((document): CorpusDocument => {
    const citations: CorpusCitation[] = document.stage === 'grant' ? citeEarlier(random, document, named) : [];
    return { ...document, citations };
  });
}

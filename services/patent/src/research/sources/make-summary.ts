import type { PatentDetail, PatentSourceName, PatentSummary, PatentType } from '@premise/contracts';
import { formatPatentNumber, isGrant, type PatentNumber } from '@premise/patent-numbers';

type Told = Partial<PatentSummary> & { title: string; source: PatentSourceName };

const TYPES: Partial<Record<PatentNumber['series'], PatentType>> = {
  utility: 'utility',
  design: 'design',
  plant: 'plant',
  reissue: 'reissue',
};

/** The type that a number alone tells; of a publication or a serial number it could be any. */
export const typeOfNumber = ({ series }: PatentNumber): PatentType | null => TYPES[series] ?? null;

/** A patent of a live source: what it told, and nothing where it told nothing. */
export function makeSummary(number: PatentNumber, told: Told): PatentSummary {
  return {
    inventors: [],
    assignee: null,
    filingDate: null,
    publicationDate: null,
    status: isGrant(number) ? 'granted' : 'published',
    statusText: null,
    type: typeOfNumber(number) ?? 'utility',
    abstract: '',
    claims: null,
    citations: null,
    similarity: null,
    sample: false,
    cpc: [],
    titleSpans: [],
    snippet: null,
    ...told,
    id: number.id,
    displayNumber: formatPatentNumber(number),
  };
}

const YEARS_OF_TERM = 20;
const YEARS_OF_DESIGN = 15;
/** Designs filed before had fourteen years. */
const DESIGN_CHANGE = '2015-05-13';

function later(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

/** 35 U.S.C. 154(a)(2) and 173, without adjustments, extensions, disclaimers and fees: an estimate. */
export function estimateExpiry(patent: {
  type: PatentType;
  filingDate: string | null;
  grantDate: string | null;
}): string | null {
  const { type, filingDate, grantDate } = patent;
  if (type === 'design') {
    const years = filingDate !== null && filingDate < DESIGN_CHANGE ? YEARS_OF_DESIGN - 1 : YEARS_OF_DESIGN;
    return grantDate === null ? null : later(grantDate, years);
  }
  return grantDate === null || filingDate === null ? null : later(filingDate, YEARS_OF_TERM);
}

type ToldInDetail = Partial<Omit<PatentDetail, 'similarity'>>;

/** The same with everything that a dialog shows. */
export function makeDetail(number: PatentNumber, summary: PatentSummary, told: ToldInDetail = {}): PatentDetail {
  const { titleSpans: _titleSpans, snippet: _snippet, similarity: _similarity, ...shared } = summary;
  const grantDate = told.grantDate ?? (summary.status === 'granted' ? summary.publicationDate : null);
  return {
    kind: number.kind,
    applicationNumber: null,
    priorityDate: null,
    relatedIds: [],
    assignees: summary.assignee === null ? [] : [summary.assignee],
    cpcTitles: summary.cpc.map((symbol) => ({ symbol, title: null })),
    claimTexts: [],
    hasDescription: false,
    estimatedExpiry: estimateExpiry({ type: summary.type, filingDate: summary.filingDate, grantDate }),
    citationCounts: { forward: summary.citations, backward: null },
    links: publicPages(number),
    ...shared,
    ...told,
    grantDate,
    similarity: 1,
  };
}

/** Public pages about a real document. */
export function publicPages(number: PatentNumber): { label: string; url: string }[] {
  if (number.series === 'application') {
    return [{ label: 'Patent Center', url: `https://patentcenter.uspto.gov/applications/${number.number}` }];
  }
  return [{ label: 'Google Patents', url: `https://patents.google.com/patent/${number.id}${number.kind ?? ''}/en` }];
}

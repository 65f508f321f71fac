import type { LandscapeArea, LandscapeResult, SearchNarrowing, SearchRequest } from '@premise/contracts';
import { mostOf, type Count } from './counts.ts';
import { growth, growthSentence, lastFullYear } from './growth.ts';
import { emergingTrends, marketGaps, whiteSpace, type NameClass, type Opportunity } from './opportunities.ts';
import type { LandscapeTally } from './tally.ts';

const TOP = 10;
const CLUSTERS = 8;
const PLAYERS = 8;
const MONTHS = 24;

export interface LandscapeInput {
  area: LandscapeArea;
  label: string;
  tally: LandscapeTally;
  /** Latest publication in the corpus, ISO 8601 date. */
  to: string | null;
  /** "H02J (Circuit arrangements …)". */
  name: NameClass;
  /** Every document is a fictitious one. */
  sample: boolean;
  /** Fictitious documents that the corpus holds beside others. */
  samples: number;
}

/** All of a landscape but who answered and when. */
export function writeLandscape({
  area,
  label,
  tally,
  to,
  name,
  sample,
  samples,
}: LandscapeInput): Omit<LandscapeResult, 'source' | 'madeAt'> {
  const year = lastFullYear(to);
  const behind: Record<string, SearchRequest> = {};
  const show = (path: string, narrow: SearchNarrowing = {}): void => {
    behind[path] = { query: '', within: area, narrow, sort: 'newest' };
  };
  show('overview.totalPatents');
  show('overview.activePatents', { active: true });
  show('overview.pendingApplications', { statuses: ['pending'] });
  if (year !== null) show('overview.growthRate', { years: [year] });

  const inventors = tally.inventors.top(TOP);
  const companies = tally.companies.top(TOP);
  inventors.forEach((inventor, place) => show(`overview.topInventors.${place}`, { inventors: [inventor.name] }));
  companies.forEach((company, place) => show(`overview.topCompanies.${place}`, { assignees: [company.name] }));

  const yearlyGrowth = yearsOf(tally);
  yearlyGrowth.forEach(({ year: one }, place) => show(`trends.yearlyGrowth.${place}`, { years: [one] }));
  const monthlyTrends = monthsOf(tally, to);
  for (const [place, { month }] of monthlyTrends.entries()) {
    show(`trends.monthlyTrends.${place}.applications`, { months: [month], statuses: ['published', 'pending'] });
    show(`trends.monthlyTrends.${place}.grants`, { months: [month], statuses: ['granted'] });
  }
  const told = (list: string, found: Opportunity[]): string[] =>
    found.map(({ text, cpc, years }, place) => {
      show(`opportunities.${list}.${place}`, { cpc, ...(years === undefined ? {} : { years }) });
      return text;
    });
  const clusters = tally.subclasses.top(CLUSTERS);
  clusters.forEach((cluster, place) => show(`competitive.patentClusters.${place}`, { cpc: [cluster.name] }));
  const players = keyPlayers(companies.slice(0, PLAYERS), year, name);
  players.forEach((player, place) => show(`competitive.keyPlayers.${place}`, { assignees: [player.name] }));

  return {
    area,
    label,
    overview: {
      totalPatents: tally.documents,
      totalBasis: totalSentence(tally),
      activePatents: tally.active,
      pendingApplications: tally.pending,
      growthRate: year === null ? null : growth(tally.years, year),
      growthBasis: growthSentence(tally.years, year),
      topInventors: inventors.map((inventor) => ({
        name: inventor.name,
        company: mostOf(inventor.beside, 1)[0] ?? 'Unknown',
        patents: inventor.documents,
      })),
      topCompanies: companies.map((company) => ({
        name: company.name,
        patents: company.documents,
        growth: year === null ? null : growth(company.years, year),
      })),
    },
    trends: {
      yearlyGrowth,
      monthlyTrends,
      partialYear: to !== null && year !== null && Number(to.slice(0, 4)) > year ? year + 1 : null,
    },
    opportunities: {
      whiteSpace: told('whiteSpace', whiteSpace(tally, name)),
      emergingTrends: told('emergingTrends', emergingTrends(tally, name, year)),
      marketGaps: told('marketGaps', marketGaps(tally, name, year)),
    },
    competitive: {
      patentClusters: clusters.map((cluster) => ({
        area: name(cluster.name),
        companies: cluster.beside.size,
        patents: cluster.documents,
        density: densityOf(cluster),
      })),
      keyPlayers: players,
    },
    behind,
    caveats: caveatsOf(sample, samples),
  };
}

function yearsOf(tally: LandscapeTally): { year: number; patents: number }[] {
  const years = [...tally.years.keys()];
  if (years.length === 0) return [];
  const first = years.reduce((a, b) => Math.min(a, b));
  const last = years.reduce((a, b) => Math.max(a, b));
  return Array.from({ length: last - first + 1 }, (_, place) => ({
    year: first + place,
    patents: tally.years.get(first + place) ?? 0,
  }));
}

function monthsOf(tally: LandscapeTally, to: string | null): LandscapeResult['trends']['monthlyTrends'] {
  if (to === null) return [];
  const last = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - 1;
  const [applications, grants] = [tally.applications.named, tally.grants.named];
  return Array.from({ length: MONTHS }, (_, place) => {
    const at = last - (MONTHS - 1) + place;
    const month = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    return { month, applications: applications.get(month) ?? 0, grants: grants.get(month) ?? 0 };
  });
}

/** By documents for each company: how closely a class is worked. */
function densityOf({ documents, beside }: Count): 'High' | 'Medium' | 'Low' {
  const each = documents / Math.max(1, beside.size);
  return each >= 4 ? 'High' : each >= 2 ? 'Medium' : 'Low';
}

/** An area is counted in documents, and an application may have become two of them. */
function totalSentence({ superseded }: LandscapeTally): string {
  if (superseded === 0) return 'Granted patents and published applications';
  return superseded === 1
    ? '1 of them is an application whose patent is a document of its own'
    : `${superseded.toLocaleString('en-US')} of them are applications whose patents are documents of their own`;
}

type KeyPlayer = LandscapeResult['competitive']['keyPlayers'][number];

/** Strongest first. Half for the number of documents, a quarter each for those of the last two full years and for citations, against the best. */
function keyPlayers(players: Count[], year: number | null, name: NameClass): KeyPlayer[] {
  const recentOf = ({ years }: Count): number =>
    year === null ? 0 : (years.get(year) ?? 0) + (years.get(year - 1) ?? 0);
  const most = (of: (player: Count) => number): number => Math.max(1, ...players.map(of));
  const [documents, recent, cited] = [most((p) => p.documents), most(recentOf), most((p) => p.cited)];
  const rated = players.map((player): KeyPlayer => {
    const strength = Math.round(
      100 * (0.5 * (player.documents / documents) + 0.25 * (recentOf(player) / recent) + 0.25 * (player.cited / cited)),
    );
    return {
      name: player.name,
      threat: strength >= 70 ? 'High' : strength >= 40 ? 'Medium' : 'Low',
      strength,
      focus: mostOf(player.beside, 2).map(name).join('; '),
    };
  });
  return rated.sort((a, b) => b.strength - a.strength);
}

function caveatsOf(sample: boolean, samples: number): string[] {
  return [
    ...(sample
      ? ['All documents are fictitious samples: the figures show how an analysis reads, not how a field stands.']
      : []),
    ...(samples > 0
      ? [
          `The corpus holds ${samples.toLocaleString('en-US')} fictitious sample patents beside real ones; those of this field are counted with them.`,
        ]
      : []),
    'A published application and the patent granted on it are two documents.',
    'Applications are published eighteen months after their first filing, so the last two years are not complete.',
    'Whether a patent is in force and whether an application is pending is estimated from dates; fees, disclaimers and abandonment are not known.',
    'One company under two spellings counts as two.',
  ];
}

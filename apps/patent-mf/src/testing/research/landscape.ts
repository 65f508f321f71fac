import type { LandscapeResult } from '@premise/contracts';
import { CORPUS } from './answered-by.ts';

const ROBOTICS = { kind: 'technology', name: 'Robotics' } as const;
export const landscapeWith = (changes: Partial<LandscapeResult> = {}): LandscapeResult => ({
  area: ROBOTICS,
  label: 'Robotics',
  overview: {
    totalPatents: 1_204,
    totalBasis: '104 of them are applications whose patents are documents of their own',
    activePatents: 803,
    pendingApplications: 96,
    growthRate: 12.5,
    growthBasis: '90 documents in 2025 against 80 in 2024.',
    topInventors: [{ name: 'Maria Keller', company: 'Quayside Instruments', patents: 14 }],
    topCompanies: [
      { name: 'Quayside Instruments', patents: 41, growth: -8.3 },
      { name: 'Harbour Gardens', patents: 20, growth: null },
    ],
  },
  trends: {
    yearlyGrowth: [
      { year: 2024, patents: 80 },
      { year: 2025, patents: 90 },
      { year: 2026, patents: 40 },
    ],
    monthlyTrends: [
      { month: '2026-09', applications: 4, grants: 6 },
      { month: '2026-10', applications: 5, grants: 3 },
    ],
    partialYear: 2026,
  },
  opportunities: {
    whiteSpace: ['Grippers with wicks: 2 patents where 9 would be expected.'],
    emergingTrends: ['Soft grippers: 12 in 2025 against 4 in 2024.'],
    marketGaps: ['No small company files in B25J 15/00.'],
  },
  competitive: {
    patentClusters: [{ area: 'B25J Manipulators', companies: 12, patents: 300, density: 'High' }],
    keyPlayers: [
      { name: 'Quayside Instruments', threat: 'High', strength: 88, focus: 'B25J, A01G' },
      { name: 'Harbour Gardens', threat: 'Low', strength: 31, focus: 'A01G' },
    ],
  },
  behind: {
    'overview.totalPatents': { query: '', within: ROBOTICS },
    'trends.yearlyGrowth.1': { query: '', within: ROBOTICS, narrow: { years: [2025] } },
    'trends.monthlyTrends.1.grants': {
      query: '',
      within: ROBOTICS,
      narrow: { months: ['2026-10'], statuses: ['granted'] },
    },
    'opportunities.whiteSpace.0': { query: '', within: ROBOTICS, narrow: { cpc: ['B25J', 'A01G'] } },
    'competitive.keyPlayers.0': { query: '', within: ROBOTICS, narrow: { assignees: ['Quayside Instruments'] } },
  },
  caveats: ['In force is an estimate from filing dates.'],
  source: CORPUS,
  madeAt: '2026-11-22T06:00:00.000Z',
  ...changes,
});

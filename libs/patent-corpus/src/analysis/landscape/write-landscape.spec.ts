import { growth, growthSentence, lastFullYear } from './growth.ts';
import { LandscapeTally, type LandscapeRow } from './tally.ts';
import { writeLandscape } from './write-landscape.ts';

const row = (year: number, symbols: string[], assignee = 'Acme', more: Partial<LandscapeRow> = {}): LandscapeRow => ({
  published: year * 10_000 + 615,
  granted: true,
  pending: false,
  active: true,
  superseded: false,
  cited: 0,
  inventors: ['Ada Lovelace'],
  assignees: [assignee],
  symbols,
  ...more,
});
const tallyOf = (rows: LandscapeRow[]): LandscapeTally => {
  const tally = new LandscapeTally((name) => name.toLowerCase());
  for (const one of rows) tally.add(one);
  return tally;
};
const written = (rows: LandscapeRow[], to = '2025-12-30', samples = 0) =>
  writeLandscape({
    area: { kind: 'cpc', cpc: 'H02J' },
    label: 'H02J',
    tally: tallyOf(rows),
    to,
    name: (symbol) => symbol,
    sample: false,
    samples,
  });
const times = (count: number, make: () => LandscapeRow): LandscapeRow[] => Array.from({ length: count }, make);

describe('what a landscape is written from', () => {
  it('[S2-261] grows by what was counted, or says that it is too little', () => {
    const years = new Map([
      [2024, 8],
      [2025, 10],
    ]);
    expect(growth(years, 2025)).toBe(25);
    expect(growth(new Map([[2025, 4]]), 2025)).toBeNull();
    expect(growthSentence(new Map(), null)).toBe('The corpus holds no dated documents.');
    expect([lastFullYear('2025-12-30'), lastFullYear('2025-11-30'), lastFullYear(null)]).toEqual([2025, 2024, null]);
  });

  it('says that fictitious documents are among those that were counted', () => {
    expect(written([row(2020, [])]).caveats.join(' ')).not.toContain('fictitious');
    expect(written([row(2020, [])], '2025-12-30', 1960).caveats[0]).toContain('holds 1,960 fictitious sample patents');
  });

  it('[S2-266] finds pairs of classes that meet more rarely than they would by chance', () => {
    const { opportunities, behind } = written([
      ...times(10, () => row(2020, ['H02J 50/12', 'B60L 53/12'])),
      ...times(10, () => row(2021, ['H02J 7/00', 'H01M 10/42'])),
      row(2022, ['H02J 50/12', 'H01M 10/42']),
    ]);
    expect(opportunities.whiteSpace[0]).toMatch(/^(H01M 10|H02J 50|B60L 53|H02J 7) together with/);
    const pair = behind['opportunities.whiteSpace.0']?.narrow?.cpc ?? [];
    expect(pair).toHaveLength(2);
    expect(opportunities.whiteSpace[0]).toContain(`${pair[0]} together with ${pair[1]}`);
  });

  it('[S2-267] [S2-268] finds what grew, what was left and what one company holds', () => {
    const { opportunities, behind } = written([
      ...times(2, () => row(2022, ['G06N 10/20'])),
      ...times(9, () => row(2025, ['G06N 10/20'])),
      ...times(8, () => row(2012, ['H03M 13/00'], 'Old Works')),
    ]);
    expect(opportunities.emergingTrends).toEqual([
      'G06N 10: 9 documents in 2024 and 2025, 2 in the two years before (+350%).',
    ]);
    expect(behind['opportunities.emergingTrends.0']?.narrow).toEqual({ cpc: ['G06N 10'], years: [2024, 2025] });
    expect(opportunities.marketGaps).toEqual([
      'G06N 10: 100% of its 11 documents are of one company, Acme; no other company is in it.',
      'H03M 13: 8 documents, none of them later than 2012.',
    ]);
  });

  it('an overview has all its totals, its top inventors and its top companies, each counted [S2-328]', () => {
    const pending = { inventors: ['Bob Ray'], granted: false, active: false, pending: true };
    const { overview } = written([
      ...times(6, () => row(2025, ['H02J 50/12'], 'Acme')),
      ...times(3, () => row(2024, ['H02J 50/12'], 'Acme')),
      row(2001, ['H02J 50/12'], 'Acme', { active: false }),
      ...times(2, () => row(2025, ['B60L 53/12'], 'Beta', pending)),
    ]);
    expect(overview).toEqual({
      totalPatents: 12,
      totalBasis: expect.any(String),
      activePatents: 9,
      pendingApplications: 2,
      growthRate: 166.7,
      growthBasis: expect.any(String),
      topInventors: [
        { name: 'Ada Lovelace', company: 'Acme', patents: 10 },
        { name: 'Bob Ray', company: 'Beta', patents: 2 },
      ],
      topCompanies: [
        { name: 'Acme', patents: 10, growth: 100 },
        { name: 'Beta', patents: 2, growth: null },
      ],
    });
  });

  it('[S2-262] [S2-263] [S2-269] [S2-270] [S2-271] ranks people, companies, clusters and players', () => {
    const result = written([
      ...times(9, () => row(2025, ['H02J 50/12'], 'Acme', { cited: 2 })),
      ...times(3, () => row(2024, ['B60L 53/12'], 'ACME')),
      ...times(2, () =>
        row(2025, ['B60L 53/12'], 'Beta', { inventors: ['Bob'], granted: false, active: false, pending: true }),
      ),
    ]);
    expect(result.overview).toMatchObject({ totalPatents: 14, activePatents: 12, pendingApplications: 2 });
    expect(result.overview.topInventors[0]).toEqual({ name: 'Ada Lovelace', company: 'Acme', patents: 12 });
    expect(result.overview.topCompanies.map(({ name, patents, growth: rate }) => [name, patents, rate])).toEqual([
      ['Acme', 12, 200],
      ['Beta', 2, null],
    ]);
    expect(result.competitive.patentClusters).toContainEqual({
      area: 'H02J',
      companies: 1,
      patents: 9,
      density: 'High',
    });
    expect(result.competitive.keyPlayers[0]).toMatchObject({ name: 'Acme', threat: 'High', strength: 100 });
    expect(result.competitive.keyPlayers[1]?.threat).toBe('Low');
  });

  it('[S2-271] tells the strongest player first, whoever has most documents', () => {
    const { competitive, behind } = written([
      ...times(9, () => row(2010, ['H02J 50/12'], 'Old Works')),
      ...times(6, () => row(2025, ['H02J 50/12'], 'New Works', { cited: 5 })),
    ]);
    expect(competitive.keyPlayers.map(({ name, strength }) => [name, strength])).toEqual([
      ['New Works', 83],
      ['Old Works', 50],
    ]);
    expect(behind['competitive.keyPlayers.0']?.narrow).toEqual({ assignees: ['New Works'] });
  });

  it('[S2-258] says how many documents are applications of patents that are documents too', () => {
    const open = { granted: false, active: false };
    const basis = (superseded: number) =>
      written([
        row(2024, []),
        row(2024, [], 'Acme', open),
        ...times(superseded, () => row(2023, [], 'Acme', { ...open, superseded: true })),
      ]).overview.totalBasis;
    expect([0, 1, 2].map(basis)).toEqual([
      'Granted patents and published applications',
      '1 of them is an application whose patent is a document of its own',
      '2 of them are applications whose patents are documents of their own',
    ]);
  });

  it('[S2-266] says the title that both classes of a pair share once', () => {
    const { opportunities } = written([
      ...times(8, () => row(2020, ['H02J 50/12'])),
      ...times(8, () => row(2021, ['H02J 7/00'])),
    ]);
    expect(opportunities.whiteSpace).toEqual([
      'H02J 50 together with H02J 7, both of H02J: no document, where 4.0 would be expected from how often each occurs.',
    ]);
  });

  it('[S2-264] [S2-265] tells every year and the last 24 months, empty ones too', () => {
    const { trends } = written([row(2019, []), row(2022, [])], '2022-07-05');
    expect(trends.yearlyGrowth).toEqual(
      [2019, 2020, 2021, 2022].map((year) => ({ year, patents: year === 2019 || year === 2022 ? 1 : 0 })),
    );
    expect([trends.monthlyTrends.length, trends.monthlyTrends[0]?.month, trends.monthlyTrends.at(-1)?.month]).toEqual([
      24,
      '2020-08',
      '2022-07',
    ]);
    expect(trends.monthlyTrends.find(({ month }) => month === '2022-06')).toEqual({
      month: '2022-06',
      applications: 0,
      grants: 1,
    });
    expect(trends.partialYear).toBe(2022);
    expect(written([], '2022-07-05').trends.yearlyGrowth).toEqual([]);
  });
});

import type { LandscapeResult } from '@premise/contracts';

/** A cell that no spreadsheet takes for a formula. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'number' ? String(value) : /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Every figure of a landscape, a table under a heading each. */
export function landscapeCsv(result: LandscapeResult): string {
  const { overview, trends, opportunities, competitive } = result;
  const rows: (string | number | null)[][] = [
    ['Patent landscape', result.label],
    ['Made', result.madeAt],
    ['Source', result.source.sample ? `${result.source.label} (fictitious sample patents)` : result.source.label],
    [],
    ['Total patents', overview.totalPatents],
    ...(overview.totalBasis === undefined ? [] : [['Basis', overview.totalBasis]]),
    ['Active patents (estimate)', overview.activePatents],
    ['Pending applications (estimate)', overview.pendingApplications],
    ['Growth rate, percent', overview.growthRate],
    ['Basis', overview.growthBasis],
    [],
    ['Inventor', 'Company', 'Patents'],
    ...overview.topInventors.map(({ name, company, patents }) => [name, company, patents]),
    [],
    ['Company', 'Patents', 'Growth, percent'],
    ...overview.topCompanies.map(({ name, patents, growth }) => [name, patents, growth]),
    [],
    ['Year', 'Patents'],
    ...trends.yearlyGrowth.map(({ year, patents }) => [year, patents]),
    [],
    ['Month', 'Applications', 'Grants'],
    ...trends.monthlyTrends.map(({ month, applications, grants }) => [month, applications, grants]),
    [],
    ...opportunities.whiteSpace.map((text) => ['White space', text]),
    ...opportunities.emergingTrends.map((text) => ['Emerging trend', text]),
    ...opportunities.marketGaps.map((text) => ['Market gap', text]),
    [],
    ['Cluster', 'Companies', 'Patents', 'Density'],
    ...competitive.patentClusters.map(({ area, companies, patents, density }) => [area, companies, patents, density]),
    [],
    ['Key player', 'Threat', 'Strength out of 100', 'Focus'],
    ...competitive.keyPlayers.map(({ name, threat, strength, focus }) => [name, threat, strength, focus]),
    [],
    ...result.caveats.map((text) => ['Note', text]),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

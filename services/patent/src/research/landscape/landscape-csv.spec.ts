import type { LandscapeResult } from '@premise/contracts';
import { EXAMPLE_LANDSCAPE_JOB } from '../docs/example-landscape.ts';
import { landscapeCsv } from './landscape-csv.ts';

const result = EXAMPLE_LANDSCAPE_JOB.result as LandscapeResult;
const lines = (made: LandscapeResult): string[] => landscapeCsv(made).split('\r\n');

it('tells of what the total is the number, right below it', () => {
  const table = lines(result);
  expect(table[table.indexOf('Total patents,38') + 1]).toBe('Basis,Granted patents and published applications');
});

it('has no empty row for it in a landscape kept by a version before', () => {
  const { totalBasis: _totalBasis, ...overview } = result.overview;
  const table = lines({ ...result, overview });
  expect(table[table.indexOf('Total patents,38') + 1]).toBe('Active patents (estimate),15');
});

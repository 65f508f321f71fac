import type { LandscapeResult } from '@premise/contracts';
import { searchHref } from '../shared/search-address.ts';

/** The list behind a figure, where the analysis knows one. */
export function behind(result: LandscapeResult, member: string): string | undefined {
  const request = result.behind[member];
  return request ? searchHref(request) : undefined;
}

import { TECHNOLOGY_AREAS, type LandscapeArea } from '@premise/contracts';

/** The landscape's area an address names, if any. */
export function areaOf(params: URLSearchParams): LandscapeArea | undefined {
  const name = TECHNOLOGY_AREAS.find((area) => area === params.get('area'));
  if (name) return { kind: 'technology', name };
  const query = params.get('area-query')?.trim() ?? '';
  if (query !== '') return { kind: 'query', query };
  const cpc = params.get('area-cpc')?.trim() ?? '';
  return cpc === '' ? undefined : { kind: 'cpc', cpc };
}

/** The same, written. */
export function paramsOfArea(area: LandscapeArea): URLSearchParams {
  if (area.kind === 'technology') return new URLSearchParams({ area: area.name });
  if (area.kind === 'query') return new URLSearchParams({ 'area-query': area.query });
  return new URLSearchParams({ 'area-cpc': area.cpc });
}

/** The area in words. */
export function areaWords(area: LandscapeArea): string {
  if (area.kind === 'technology') return area.name;
  return area.kind === 'query' ? `“${area.query}”` : `CPC ${area.cpc}`;
}

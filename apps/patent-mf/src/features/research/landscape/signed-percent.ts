/** 12.5 as "+12.5%", -8.3 as "−8.3%"; an em dash where nothing could be computed. */
export function signedPercent(growth: number | null): string {
  if (growth === null) return '—';
  const sign = growth > 0 ? '+' : growth < 0 ? '−' : '';
  return `${sign}${Math.abs(growth).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;
}

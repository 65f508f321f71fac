/** Terms whose casing the structure check prefers (S2 section 5), in the order of their issues. */
export const PREFERRED_TERMS = [
  'Invention',
  'System',
  'Method',
  'Apparatus',
  'Device',
  'Process',
  'Technology',
  'Artificial Intelligence',
  'Machine Learning',
  'Blockchain',
  'Internet of Things',
  'IoT',
  'AI',
  'ML',
] as const;

/** One of these satisfies the convention check (S2 section 5). */
export const CONVENTION_PHRASES = [
  'System and Method for',
  'Apparatus for',
  'Method of',
  'Device for',
  'Process for',
] as const;

/** Finds a preferred term as whole words, whatever its casing. */
export function termPattern(term: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${term.replaceAll(' ', '\\s+')}(?![\\p{L}\\p{N}])`, 'giu');
}

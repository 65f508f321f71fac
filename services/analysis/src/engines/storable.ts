/**
 * A copy of a JSON value that PostgreSQL can keep: an engine that cuts a text in the middle of a surrogate pair, or a
 * model that answers U+0000, must not cost the user the whole analysis.
 */
export function storable<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}|\0/gu, '\uFFFD');
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
  }
  return value;
}

import { useState } from 'react';

interface Refused<Field extends string> {
  message: string;
  fields: Partial<Record<Field, string>>;
}

/**
 * What is left of a refusal while the form is written anew: a field that was changed is no longer called wrong, and once
 * all of them were changed nothing is. The refusal itself stays as it is, so that the focus does not move while one types.
 */
export function useStandingRefusal<Field extends string, Refusal extends Refused<Field>>(refusal: Refusal | null) {
  const [mended, setMended] = useState<{ of: Refusal | null; fields: readonly Field[] }>({ of: null, fields: [] });
  const changed = mended.of === refusal ? mended.fields : [];
  const fieldsOf = (one: Refusal) => Object.keys(one.fields) as Field[]; // its own keys, which the type names
  const over =
    refusal !== null && fieldsOf(refusal).length > 0 && fieldsOf(refusal).every((field) => changed.includes(field));
  return {
    standing: over ? null : refusal,
    errorOf: (field: Field): string | undefined => (changed.includes(field) ? undefined : refusal?.fields[field]),
    /** To be called with each change; two fields that must be equal are changed together. */
    noteChange: (...fields: readonly Field[]) => {
      if (refusal !== null) setMended({ of: refusal, fields: [...changed, ...fields] });
    },
  };
}

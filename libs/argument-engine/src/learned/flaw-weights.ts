import { type FlawModel, type Head, unpackWeights } from './flaw-model.ts';
import { FLAW_WEIGHTS } from './flaw-weights-data.ts';

let loaded: FlawModel | undefined;

function headOf(packed: {
  classes: readonly string[];
  groups: readonly [number, number, number];
  bias: readonly number[];
  scale: number;
  packed: string;
}): Head {
  const { classes, groups, bias, scale } = packed;
  return { classes, groups, bias, scale, weights: unpackWeights(packed.packed, classes.length) };
}

/** The weights that come with the engine; unpacked when they are first needed. */
export function flawModel(): FlawModel {
  loaded ??= {
    sort: headOf(FLAW_WEIGHTS.sort),
    register: headOf(FLAW_WEIGHTS.register),
    reply: headOf(FLAW_WEIGHTS.reply),
    post: headOf(FLAW_WEIGHTS.post),
    postKind: headOf(FLAW_WEIGHTS.postKind),
    belief: FLAW_WEIGHTS.belief,
  };
  return loaded;
}

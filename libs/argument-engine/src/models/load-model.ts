import argument from '../../weights/argument.json' with { type: 'json' };
import conclusionType from '../../weights/conclusion-type.json' with { type: 'json' };
import conclusion from '../../weights/conclusion.json' with { type: 'json' };
import cut from '../../weights/cut.json' with { type: 'json' };
import kind from '../../weights/kind.json' with { type: 'json' };
import loneRole from '../../weights/lone-role.json' with { type: 'json' };
import role from '../../weights/role.json' with { type: 'json' };
import scheme from '../../weights/scheme.json' with { type: 'json' };
import { LinearModel, type StoredModel } from './linear-model.ts';

/** The weights that the engine reads; `npm run bench -- train-engine --write` makes them. */
const STORED = {
  argument,
  cut,
  kind,
  conclusion,
  'lone-role': loneRole,
  role,
  scheme,
  'conclusion-type': conclusionType,
} as const;

const loaded = new Map<string, LinearModel>();

export function loadModel(name: keyof typeof STORED): LinearModel {
  const known = loaded.get(name);
  if (known) return known;
  const model = new LinearModel(STORED[name] satisfies StoredModel);
  loaded.set(name, model);
  return model;
}

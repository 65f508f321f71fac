import { RoleMark, VisuallyHidden } from '@premise/ui';
import type { ReactNode } from 'react';
import type { MapModel, MapNode } from './map-model.ts';
import classes from './map-outline.module.css';

interface Entry {
  node: MapNode;
  /** What speaks for it, step by step, and what speaks against it. */
  steps: { id: string; text: string; reasons: Entry[]; undercuts: Entry[] }[];
  attacks: Entry[];
  /** Told in full before: here it is only named. */
  again: boolean;
}

/** The map as a tree: what a statement rests on hangs below it. Every node is told once, every relation too. */
function outlineOf(model: MapModel): Entry[] {
  const byId = new Map(model.nodes.map((node) => [node.id, node]));
  const told = new Set<string>();
  const entryOf = (id: string): Entry[] => {
    const node = byId.get(id);
    if (!node) return [];
    if (told.has(id)) return [{ node, steps: [], attacks: [], again: true }];
    told.add(id);
    return [
      {
        node,
        again: false,
        steps: model.steps
          .filter(({ to }) => to === id)
          .map((step) => ({
            id: step.id,
            text: step.text,
            reasons: step.from.flatMap(entryOf),
            undercuts: model.undercuts.filter(({ to }) => to === step.id).flatMap(({ from }) => entryOf(from)),
          })),
        attacks: model.attacks.filter(({ to }) => to === id).flatMap(({ from }) => entryOf(from)),
      },
    ];
  };
  const speaks = new Set([
    ...model.steps.flatMap(({ from }) => from),
    ...[...model.attacks, ...model.undercuts].map(({ from }) => from),
  ]);
  const roots = model.nodes.filter(({ id }) => !speaks.has(id)).flatMap(({ id }) => entryOf(id));
  // what only leads in circles has no beginning; it is told all the same
  return [...roots, ...model.nodes.filter(({ id }) => !told.has(id)).flatMap(({ id }) => entryOf(id))];
}

function Entries({ entries, relation, children }: { entries: Entry[]; relation?: string; children?: ReactNode }) {
  if (entries.length === 0) return null;
  return (
    <>
      {children}
      <ul className={classes.list}>
        {entries.map(({ node, again, steps, attacks }) => (
          <li
            key={node.id}
            data-outline-node={again ? undefined : node.id}
            data-relation={relation && `${node.id} ${relation}`}
          >
            <p className={classes.says}>
              <RoleMark role={node.role} labelled={false} sign={node.sign} />
              <span>
                <span className={classes.name}>
                  {node.name}
                  {/* the mark shows it; heard, it is part of the name */}
                  <VisuallyHidden> {node.sign}</VisuallyHidden>:
                </span>{' '}
                {again ? 'as told above.' : node.text}
              </span>
            </p>
            {steps.map((step) => (
              <div
                key={step.id}
                className={classes.step}
                data-outline-step={step.id}
                data-relation={`${step.id} conclude ${node.id}`}
              >
                <p className={classes.relation}>
                  {step.reasons.length === 1 ? 'Drawn from:' : 'Drawn from these together:'}
                </p>
                <Entries entries={step.reasons} relation={`support ${step.id}`} />
                <Entries entries={step.undercuts} relation={`undercut ${step.id}`}>
                  <p className={classes.relation}>This step is undercut by:</p>
                </Entries>
              </div>
            ))}
            <Entries entries={attacks} relation={`attack ${node.id}`}>
              <p className={classes.relation}>{node.sign} is attacked by:</p>
            </Entries>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The map in words, as a nested list: the same nodes, the same relations. */
export function MapOutline({ model }: { model: MapModel }) {
  return (
    <div className={classes.outline} role="group" aria-label="The map as an outline">
      <Entries entries={outlineOf(model)} />
    </div>
  );
}

import { ActionIcon, Icon, RoleMark } from '@premise/ui';
import type { ReactNode } from 'react';
import classes from './argument-map.module.css';
import type { MapNode } from './map-model.ts';

interface SelectedNodeProps {
  node: MapNode;
  relations: string;
  onClose: () => void;
  children: ReactNode;
}

/** The selected statement in full: in the drawing a long one ends early. */
export function SelectedNode({ node, relations, onClose, children }: SelectedNodeProps) {
  return (
    <section className={classes.selected} data-role={node.role} aria-label="Selected in the map">
      <header className={classes.selectedHead}>
        <RoleMark role={node.role} labelled={false} sign={node.sign} />
        <span className={classes.selectedName}>{node.name}</span>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Close the selected statement" onClick={onClose}>
          <Icon name="close" size={16} />
        </ActionIcon>
      </header>
      <p className={classes.selectedText}>{node.text}</p>
      <div className={classes.selectedFoot}>
        <p>{relations && `${relations.charAt(0).toUpperCase()}${relations.slice(1)}.`}</p>
        {children}
      </div>
    </section>
  );
}

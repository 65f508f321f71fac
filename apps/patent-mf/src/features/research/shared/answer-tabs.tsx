import { Tabs } from '@premise/ui';
import type { ReactNode } from 'react';
import classes from './answer.module.css';
import { useAddress } from './use-address.ts';

interface AnswerTabsProps {
  /** By the name in the address, in their order: what is written on it, and what it shows. */
  tabs: Record<string, readonly [label: string, content: ReactNode]>;
}

/** An answer in several parts. The part that is shown stands in the address; the first one goes without. */
export function AnswerTabs({ tabs }: AnswerTabsProps) {
  const { params, go } = useAddress();
  const names = Object.keys(tabs);
  const shown = names.find((name) => name === params.get('tab')) ?? names[0] ?? null;
  const show = (name: string | null) =>
    go((address) => (name === null || name === names[0] ? address.delete('tab') : address.set('tab', name)), {
      replace: true,
    });
  return (
    <Tabs value={shown} keepMounted={false} onChange={show}>
      <Tabs.List className={classes.tabs}>
        {Object.entries(tabs).map(([name, [label]]) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {Object.entries(tabs).map(([name, [, content]]) => (
        <Tabs.Panel key={name} value={name} className={classes.panel}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';

interface ActiveFinding {
  /** Index of the finding whose words are lit; null when none is. */
  active: number | null;
  activate: (index: number | null) => void;
  /** Lights the words of a finding and brings them into view. */
  show: (index: number) => void;
}

const ActiveFindingContext = createContext<ActiveFinding>({ active: null, activate: () => {}, show: () => {} });

/** One lit finding for the whole result: the marked text, its margin notes and the panels all light the same words. */
export function ActiveFindingProvider({ onShow, children }: { onShow: (index: number) => void; children: ReactNode }) {
  const [active, setActive] = useState<number | null>(null);
  const activate = useCallback((index: number | null) => setActive(index), []);
  const show = useCallback(
    (index: number) => {
      setActive(index);
      onShow(index);
    },
    [onShow],
  );
  const value = useMemo(() => ({ active, activate, show }), [active, activate, show]);
  return <ActiveFindingContext value={value}>{children}</ActiveFindingContext>;
}

export const useActiveFinding = (): ActiveFinding => use(ActiveFindingContext);

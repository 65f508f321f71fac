import type { ArgumentRole, Finding } from '@premise/contracts';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface ActiveFinding {
  /** Index of the finding whose words are lit; null when none is. */
  active: number | null;
  activate: (index: number | null) => void;
  /** Lights the words of a finding and brings them into view. */
  show: (index: number) => void;
  /** Roles that are not marked in the text now. */
  hidden: ReadonlySet<ArgumentRole>;
  toggle: (role: ArgumentRole) => void;
}

const NONE: ReadonlySet<ArgumentRole> = new Set();
const ActiveFindingContext = createContext<ActiveFinding>({
  active: null,
  activate: () => {},
  show: () => {},
  hidden: NONE,
  toggle: () => {},
});

/** From here on the quantifiers, which weigh least, wait behind their entry in the legend. */
const MANY = 8;

function hiddenAtFirst(findings: readonly Finding[]): ReadonlySet<ArgumentRole> {
  const others = findings.filter(({ role }) => role !== 'quantifier').length;
  return findings.length > MANY && others > 0 ? new Set<ArgumentRole>(['quantifier']) : NONE;
}

interface ActiveFindingProviderProps {
  findings: readonly Finding[];
  onShow: (index: number) => void;
  children: ReactNode;
}

/** One lit finding for the whole result: the marked text, its margin notes and the panels all light the same words. */
export function ActiveFindingProvider({ findings, onShow, children }: ActiveFindingProviderProps) {
  const [active, setActive] = useState<number | null>(null);
  const [hidden, setHidden] = useState(() => hiddenAtFirst(findings));
  const [shown, setShown] = useState(findings);
  if (shown !== findings) {
    // another analysis took the place of this one
    setShown(findings);
    setActive(null);
    setHidden(hiddenAtFirst(findings));
  }
  const activate = useCallback((index: number | null) => setActive(index), []);
  const toggle = useCallback((role: ArgumentRole) => {
    setHidden((now) => {
      const next = new Set(now);
      if (!next.delete(role)) next.add(role);
      return next;
    });
  }, []);
  const show = useCallback(
    (index: number) => {
      // its words are looked for at once: a role that was hidden has to be back in the text by then
      flushSync(() => {
        setHidden((now) => new Set([...now].filter((role) => role !== findings[index]?.role)));
        setActive(index);
      });
      onShow(index);
    },
    [findings, onShow],
  );
  const value = useMemo(() => ({ active, activate, show, hidden, toggle }), [active, activate, show, hidden, toggle]);
  return <ActiveFindingContext value={value}>{children}</ActiveFindingContext>;
}

export const useActiveFinding = (): ActiveFinding => use(ActiveFindingContext);

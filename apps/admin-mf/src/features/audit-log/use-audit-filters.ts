import { AUDIT_EVENTS, type AuditLogQuery } from '@premise/contracts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The filters as the form holds them: texts, and days in the reader's own time. */
export interface AuditFilters {
  person: string;
  event: string;
  result: string;
  address: string;
  from: string;
  to: string;
}
export const NO_FILTERS: AuditFilters = { person: '', event: '', result: '', address: '', from: '', to: '' };
const NAMES = Object.keys(NO_FILTERS) as (keyof AuditFilters)[];
const DAY = /^\d{4}-\d\d-\d\d$/;

function beginningOf(day: string, later = 0): string | undefined {
  if (!DAY.test(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date + later);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** Kept in the address, so that a view of the log can be shared. */
export function useAuditFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo<AuditFilters>(
    () => NAMES.reduce((read, name) => ({ ...read, [name]: parameters.get(name) ?? '' }), NO_FILTERS),
    [parameters],
  );
  const query = useMemo<AuditLogQuery>(() => {
    const event = AUDIT_EVENTS.find((each) => each === filters.event);
    const result = (['success', 'failure'] as const).find((each) => each === filters.result);
    const [from, to] = [beginningOf(filters.from), beginningOf(filters.to, 1)];
    return {
      ...(event && { event }),
      ...(result && { result }),
      ...(filters.person.trim() && { person: filters.person.trim() }),
      ...(filters.address.trim() && { address: filters.address.trim() }),
      ...(from && { from }),
      ...(to && { to }),
    };
  }, [filters]);
  const setFilters = (next: AuditFilters) =>
    setParameters(new URLSearchParams(Object.entries(next).filter(([, value]) => value !== '')));
  return { filters, query, setFilters };
}

import type { EntityStatus } from '@premise/contracts';
import { countedSheets } from '@premise/patent-rules';
import { estimateFee, type FeeStatus, type FeeTable } from './fee-table.ts';
import type { GuideLine, GuidePart } from './guide.ts';

const NAMES: Record<FeeStatus, string> = { undiscounted: 'Undiscounted', small: 'Small entity', micro: 'Micro entity' };

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** What filing will cost, for the chosen status or for all three, with the date and the source of the fees. */
export function feePart(table: FeeTable, entityStatus: EntityStatus, sheets: number): GuidePart {
  const statuses = entityStatus === '' ? (Object.keys(NAMES) as FeeStatus[]) : [entityStatus];
  return {
    heading: 'Fee estimate',
    lines: [
      ...statuses.flatMap((status): GuideLine[] => {
        const { filing, size, steps, total } = estimateFee(table, status, sheets);
        const sizeText =
          steps === 0 ? 'no size fee' : `size fee ${dollars(size)} for ${steps} × ${table.sheetsPerStep} sheets`;
        return [
          {
            kind: 'value',
            name: NAMES[status],
            value: `${dollars(total)} (filing fee ${dollars(filing)}, ${sizeText})`,
          },
        ];
      }),
      {
        kind: 'text',
        text: `Specification and drawings have ${sheets} ${sheets === 1 ? 'sheet' : 'sheets'}. Filed electronically, they count as 75 percent of that (37 CFR 1.52(f)(2)), here ${countedSheets(sheets)}; ${table.sheetsIncluded} are included in the filing fee (37 CFR 1.16(d) and (s)).`,
      },
      {
        kind: 'text',
        text: `Fees in force since ${table.effective}, last compared in ${table.checked}. They change: look at ${table.source} before you pay.`,
      },
      {
        kind: 'text',
        text: 'A filing fee or cover sheet that comes later than the application costs a surcharge (37 CFR 1.16(g)).',
      },
    ],
  };
}

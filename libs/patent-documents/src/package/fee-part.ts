import type { EntityStatus } from '@premise/contracts';
import { estimateFee, type FeeStatus, type FeeTable } from './fee-table.ts';
import type { GuideLine, GuidePart } from './guide.ts';

const NAMES: Record<FeeStatus, string> = { undiscounted: 'Undiscounted', small: 'Small entity', micro: 'Micro entity' };
/** 37 CFR 1.52(f)(2). */
const ELECTRONIC_PART = 0.75;

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** What filing will cost, for the chosen status or for all three, with the date and the source of the fees. */
export function feePart(table: FeeTable, entityStatus: EntityStatus, sheets: number): GuidePart {
  const statuses = entityStatus === '' ? (Object.keys(NAMES) as FeeStatus[]) : [entityStatus];
  const electronic = Math.ceil(sheets * ELECTRONIC_PART);
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
        text: `Counted: ${sheets} ${sheets === 1 ? 'sheet' : 'sheets'} of specification and drawings; ${table.sheetsIncluded} are included (37 CFR 1.16(d) and (s)).`,
      },
      ...(sheets > table.sheetsIncluded
        ? [
            {
              kind: 'text',
              text: `The office counts what is filed electronically as 75 percent of its sheets, here ${electronic} (37 CFR 1.52(f)(2)), so that the size fee may be lower.`,
            } as const,
          ]
        : []),
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

import { InText } from './in-text.tsx';
import { LIGHT, SANS } from './palette.ts';

const CELL = {
  padding: '10px 0',
  fontFamily: SANS,
  fontSize: '15px',
  lineHeight: '22px',
  verticalAlign: 'top',
} as const;

/** What happened, as name and value. */
export function Facts({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      width="100%"
      style={{ margin: '4px 0 14px', borderCollapse: 'collapse' }}
    >
      <tbody>
        {Object.entries(facts).map(([name, value]) => (
          <tr key={name} className="fact-row">
            <td
              className="fact fact-name soft rule"
              width={120}
              style={{ ...CELL, color: LIGHT['ink-soft'], borderTop: `1px solid ${LIGHT.rule}` }}
            >
              {name}
              <InText words=": " />
            </td>
            <td
              className="fact fact-value ink rule"
              style={{ ...CELL, color: LIGHT.ink, borderTop: `1px solid ${LIGHT.rule}`, overflowWrap: 'anywhere' }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';
import { LIGHT, SANS } from './palette.ts';

/** What to do about something that somebody else did. */
export function NotYou({ question = 'Was it not you?', children }: { question?: string; children: ReactNode }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} width="100%">
      <tbody>
        <tr>
          <td
            className="sunken"
            style={{ backgroundColor: LIGHT.sunken, padding: '16px 18px 4px', borderRadius: '6px' }}
          >
            <h2
              className="ink"
              style={{
                margin: '0 0 4px',
                fontFamily: SANS,
                fontSize: '15px',
                lineHeight: '24px',
                fontWeight: 600,
                color: LIGHT.ink,
              }}
            >
              {question}
            </h2>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

import { LIGHT, SANS } from './palette.ts';
import { InText } from './in-text.tsx';
import { Small, TextLink } from './text.tsx';

/** The one thing to do, and its address for readers whose program shows no buttons. In plain text only the address. */
export function LinkButton({ href, label }: { href: string; label: string }) {
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} data-skip-in-text="true" width="100%">
        <tbody>
          <tr>
            <td style={{ padding: '8px 0 20px' }}>
              <table role="presentation" cellPadding={0} cellSpacing={0} border={0} className="button-frame">
                <tbody>
                  <tr>
                    <td className="button" style={{ backgroundColor: LIGHT.accent, borderRadius: '6px' }}>
                      <a
                        href={href}
                        target="_blank"
                        rel="noopener noreferrer"
                        style={{
                          display: 'inline-block',
                          padding: '13px 24px',
                          borderRadius: '6px',
                          backgroundColor: LIGHT.accent,
                          color: LIGHT['on-accent'],
                          fontFamily: SANS,
                          fontSize: '16px',
                          lineHeight: '22px',
                          fontWeight: 600,
                          textDecoration: 'none',
                        }}
                      >
                        {label}
                      </a>
                    </td>
                  </tr>
                </tbody>
              </table>
            </td>
          </tr>
        </tbody>
      </table>
      <Small>
        <InText words={`${label}:`} />
        <span data-skip-in-text="true">Or open this address:</span>
        <br />
        <TextLink href={href}>{href}</TextLink>
      </Small>
    </>
  );
}

import type { ReactNode } from 'react';
import { LIGHT, SANS, SERIF, STYLE_SHEET } from './palette.ts';
import { Preheader } from './preheader.tsx';
import { Contact, Paragraph, TextLink } from './text.tsx';

export interface SheetProps {
  title: string;
  preheader: string;
  heading: string;
  greeting: string;
  publicUrl: string;
  contactEmail: string;
  children: ReactNode;
}

/** The page every mail is set on. */
export function Sheet({ title, preheader, heading, greeting, publicUrl, contactEmail, children }: SheetProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{title}</title>
        <style>{STYLE_SHEET}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: LIGHT.ground }}>
        <Preheader>{preheader}</Preheader>
        <table
          role="presentation"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          width="100%"
          className="ground"
          style={{ backgroundColor: LIGHT.ground }}
        >
          <tbody>
            <tr>
              <td className="gutter" align="center" style={{ padding: '36px 16px 44px' }}>
                <table
                  role="presentation"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  width="100%"
                  style={{ maxWidth: '560px', textAlign: 'left' }}
                >
                  <tbody>
                    <tr data-skip-in-text="true">
                      <td style={{ padding: '0 4px 18px' }}>
                        <Brand />
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="sheet"
                        style={{
                          padding: '36px 40px 40px',
                          backgroundColor: LIGHT.raised,
                          border: `1px solid ${LIGHT.rule}`,
                          borderRadius: '10px',
                        }}
                      >
                        <h1
                          className="ink heading"
                          style={{
                            margin: '0 0 18px',
                            fontFamily: SERIF,
                            fontSize: '26px',
                            lineHeight: '1.25',
                            fontWeight: 600,
                            letterSpacing: '-0.01em',
                            color: LIGHT.ink,
                          }}
                        >
                          {heading}
                        </h1>
                        <Paragraph>{greeting}</Paragraph>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="soft"
                        style={{
                          padding: '20px 4px 0',
                          fontFamily: SANS,
                          fontSize: '13px',
                          lineHeight: '21px',
                          color: LIGHT['ink-soft'],
                          overflowWrap: 'anywhere',
                        }}
                      >
                        Sent by Premise, <TextLink href={publicUrl}>{publicUrl}</TextLink>
                        <br />
                        Questions: <Contact email={contactEmail} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The mark as type: the therefore sign. A picture would have to be fetched. */
function Brand() {
  return (
    <span
      className="ink"
      style={{ fontFamily: SERIF, fontSize: '21px', lineHeight: '28px', fontWeight: 600, color: LIGHT.ink }}
    >
      <span aria-hidden="true">∴ </span>Premise
    </span>
  );
}

/** Paper and ink: the product's own tokens. A mail cannot read them, so they are repeated; a test compares. */
export const LIGHT = {
  ground: '#faf7f0',
  raised: '#ffffff',
  sunken: '#f2ede1',
  ink: '#1c1a16',
  'ink-soft': '#544e43',
  rule: '#e4ddcd',
  accent: '#2b44b0',
  'on-accent': '#ffffff',
} as const;

export const DARK: Record<keyof typeof LIGHT, string> = {
  ground: '#10172a',
  raised: '#182138',
  sunken: '#0c1221',
  ink: '#eae7e0',
  'ink-soft': '#b7bccb',
  rule: '#263150',
  accent: '#a6b6ff',
  'on-accent': '#0f1730',
};

export const SERIF = "'Source Serif 4', Georgia, 'Times New Roman', serif";
export const SANS = "Inter, system-ui, -apple-system, 'Segoe UI', Arial, sans-serif";

/** Colours stand in the elements for programs that know no style sheet; this sheet is for those that do. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
@media (max-width: 480px) {
  .gutter { padding: 20px 12px 28px !important; }
  .sheet { padding: 26px 20px 28px !important; }
  .heading { font-size: 23px !important; }
  .button-frame { width: 100% !important; }
  .button, .button a { display: block !important; width: 100% !important; box-sizing: border-box !important; text-align: center !important; }
  .fact { display: block !important; width: auto !important; }
  .fact-name { padding-bottom: 0 !important; }
  .fact-value { padding-top: 2px !important; border-top: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${DARK.ground} !important; }
  .sheet { background-color: ${DARK.raised} !important; border-color: ${DARK.rule} !important; }
  .sunken { background-color: ${DARK.sunken} !important; }
  .ink, .ink a { color: ${DARK.ink} !important; }
  .soft { color: ${DARK['ink-soft']} !important; }
  .rule { border-color: ${DARK.rule} !important; }
  .link { color: ${DARK.accent} !important; }
  .button { background-color: ${DARK.accent} !important; }
  .button a { background-color: ${DARK.accent} !important; color: ${DARK['on-accent']} !important; }
}
`;

import { ROLES } from '@premise/ui';
import { shortName } from './short-name.ts';
import { linePath } from './line-path.ts';
import { MEASURES } from './map-boxes.ts';
import type { MapLayout, PlacedLine, PlacedNode } from './map-layout.ts';
import type { MapModel, MapRole } from './map-model.ts';

/** The light scheme's colours: a file is read on paper and in other programs, whatever the screen it was made on. */
export const LIGHT = {
  ground: '#faf7f0',
  raised: '#ffffff',
  ink: '#1c1a16',
  'ink-soft': '#544e43',
  control: '#877e6b',
} as const;
export const LIGHT_ROLES: Readonly<Record<MapRole, { hue: string; wash: string }>> = {
  conclusion: { hue: '#1b6a46', wash: '#deeee2' },
  premise: { hue: '#0f6087', wash: '#dcecf3' },
  assumption: { hue: '#835400', wash: '#f6ead0' },
  flaw: { hue: '#ae241c', wash: '#f9e2db' },
  counter: { hue: '#832c6c', wash: '#f4e2ee' },
};
// after the product's own: what other systems have, and what holds the letters that those lack
const SCRIPTS = "'Noto Naskh Arabic', 'Songti SC', SimSun, 'Noto Serif CJK SC'";
const SERIF = `'Source Serif 4', 'Source Serif 4 Variable', Georgia, 'Times New Roman', ${SCRIPTS}, serif`;
const SANS = "Inter, 'Inter Variable', 'Segoe UI', Arial, sans-serif";
const EDGE = 24;
const FOOT = 34;

// what XML cannot hold is left out: control characters, and halves of surrogate pairs
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function lineSvg(line: PlacedLine, role: MapRole | undefined): string {
  const look = {
    support:
      role === 'assumption'
        ? `stroke="${LIGHT_ROLES.assumption.hue}" stroke-width="1.5" stroke-dasharray="5 4"`
        : `stroke="${LIGHT.control}" stroke-width="1.5"`,
    conclude: `stroke="${LIGHT.control}" stroke-width="1.5" marker-end="url(#arrow)"`,
    attack: `stroke="${LIGHT_ROLES.counter.hue}" stroke-width="2" stroke-dasharray="1.5 4" stroke-linecap="round" marker-end="url(#attack)"`,
    undercut: `stroke="${LIGHT_ROLES.flaw.hue}" stroke-width="1.75" marker-end="url(#undercut)"`,
  }[line.kind];
  return `<path d="${linePath(line)}" fill="none" ${look} data-line="${escaped(`${line.from} ${line.kind} ${line.to}`)}"/>`;
}

function nodeSvg({ node, x, y, width, height, lines, fromRight }: PlacedNode): string {
  const { padding, textSize } = MEASURES;
  const { hue, wash } = LIGHT_ROLES[node.role];
  const signWidth = node.sign.length > 2 ? 32 : 26;
  const dash = node.hidden ? ' stroke-dasharray="5 4"' : '';
  const boxDash = node.role === 'counter' ? ' stroke-dasharray="1.5 3" stroke-linecap="round"' : dash;
  const strong = node.role === 'conclusion';
  // a line is a text of its own: programs differ in how they order the words of a text that goes on below
  const text = lines
    .map(
      (line) =>
        `<text x="${line.x}" y="${line.y}" font-family="${SERIF}" font-size="${textSize}" fill="${LIGHT.ink}"${fromRight ? ' direction="rtl"' : ''}>${escaped(line.text)}</text>`,
    )
    .join('');
  return (
    `<g transform="translate(${x - width / 2} ${y - height / 2})" data-node="${escaped(node.id)}">` +
    `<title>${escaped(node.text)}</title>` +
    `<rect width="${width}" height="${height}" rx="8" fill="${strong ? wash : LIGHT.raised}" stroke="${hue}" stroke-width="${strong ? 2 : 1.25}"${boxDash}/>` +
    `<rect x="${padding}" y="${padding - 3}" width="${signWidth}" height="20" rx="4" fill="${wash}" stroke="${hue}"${dash}/>` +
    `<text x="${padding + signWidth / 2}" y="${padding + 11.5}" text-anchor="middle" font-family="${SANS}" font-size="12" font-weight="650" fill="${hue}">${escaped(node.sign)}</text>` +
    `<text x="${padding + signWidth + 8}" y="${padding + 11.5}" font-family="${SANS}" font-size="12" font-weight="500" fill="${LIGHT['ink-soft']}">${escaped(shortName(node.name, width - 2 * padding - signWidth - 8))}</text>` +
    `${text}</g>`
  );
}

const TIPS =
  '<defs>' +
  `<marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M1 1 9 5 1 9Z" fill="${LIGHT.control}"/></marker>` +
  `<marker id="attack" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M1 1 9 5 1 9" fill="none" stroke="${LIGHT_ROLES.counter.hue}" stroke-width="1.75"/></marker>` +
  `<marker id="undercut" viewBox="0 0 10 14" refX="5" refY="7" markerWidth="8" markerHeight="11" orient="auto"><path d="M5 1V13" fill="none" stroke="${LIGHT_ROLES.flaw.hue}" stroke-width="2.5"/></marker>` +
  '</defs>';

export interface MapFile {
  svg: string;
  width: number;
  height: number;
}

/** The map as a file of its own: nothing is fetched, fonts are named, colours are those of paper. */
export function mapSvg(model: MapModel, layout: MapLayout): MapFile {
  const width = Math.ceil(layout.width + 2 * EDGE);
  const height = Math.ceil(layout.height + 2 * EDGE + FOOT);
  const roleOf = new Map(model.nodes.map(({ id, role }) => [id, role]));
  const lines = layout.lines.map((line) => lineSvg(line, roleOf.get(line.from))).join('');
  const steps = layout.steps
    .map(
      ({ id, x, y }) =>
        `<g transform="translate(${x} ${y})" data-step="${escaped(id)}"><title>${escaped(model.steps.find((step) => step.id === id)?.text ?? '')}</title>` +
        `<circle r="${MEASURES.step / 2}" fill="${LIGHT.raised}" stroke="${LIGHT.control}" stroke-width="1.5"/>` +
        ['0 -4.5', '-5 4', '5 4']
          .map((point) => point.split(' '))
          .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="2" fill="${LIGHT.ink}"/>`)
          .join('') +
        '</g>',
    )
    .join('');
  const roles = [...new Set(model.nodes.map(({ role }) => role))];
  const foot = roles.map((role) => `${ROLES[role].letter} ${ROLES[role].name.toLowerCase()}`).join('  ·  ');
  const footSize = Math.min(12, (width - 2 * EDGE) / (foot.length * 0.56));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="Argument map">` +
    `<title>Argument map</title>${TIPS}<rect width="100%" height="100%" fill="${LIGHT.ground}"/>` +
    `<g transform="translate(${EDGE} ${EDGE})">${lines}${steps}${layout.nodes.map(nodeSvg).join('')}</g>` +
    `<text x="${EDGE}" y="${height - 18}" font-family="${SANS}" font-size="${footSize}" fill="${LIGHT['ink-soft']}">${escaped(foot)}</text></svg>`;
  return { svg, width, height };
}

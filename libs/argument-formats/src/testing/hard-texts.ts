/** Texts that a careless writer of any of the formats would let through as markup. */
export const HARD_TEXTS: readonly string[] = [
  'See [the report]: it says (1) <b>yes</b> #tag @[x] @<y>',
  '[a](https://example.org) and https://example.org and www.example.org and me@example.org',
  '=== title: x ===',
  '===\ntitle: x\n===',
  '====',
  '// not a comment',
  'a /* b */ c <!-- d --> e',
  '{ "data": true }',
  '} , }',
  'line one\r\n\r\nline two\n  + support\n  - attack\n-----\n(2) next',
  '# heading',
  '1. item\n2) item',
  '* item\n- item\n+ item',
  '> quoted',
  '    indented\tcode',
  '```js\ncode\n```',
  '~~gone~~ **bold** __bold__ *it* _it_ `code` $x$',
  '| a | b |\n| - | - |',
  'ends with a backslash \\',
  'ends with two \\\\',
  'ends: ',
  ':smile: .A. ..3.. e.g.this.one a:b:c',
  '&amp; &#35; &copy;',
  '=SUM(A1)',
  '+1',
  '-1',
  '@cmd',
  '"quoted, with comma"',
  '---',
  '--',
  '_>',
  '<_ [Flaw 1]',
  '><',
  'a]: b',
  'a>: b',
  '\\[',
  'x\u2028y\u2029z',
  'x\u0085y\u00a0z\u200bw',
  '\u202eright to left',
  '\ufeffmark',
  'Conclusion',
  '[Conclusion]',
  '😀 emoji 👩‍👩‍👧 and ｆｕｌｌ',
];

const PIECES = [
  'a',
  'B c',
  ' ',
  '  ',
  '\n',
  '\\',
  '.',
  ':',
  '/',
  '//',
  '*',
  '_',
  '#',
  '@',
  '[',
  ']',
  '<',
  '>',
  '(',
  ')',
];
const MORE_PIECES = [
  '{',
  '}',
  '=',
  '===',
  '-',
  '--',
  '+',
  '>',
  ',',
  ';',
  '|',
  '`',
  '~',
  '!',
  '&',
  '1',
  '1.',
  'é',
  '😀',
];

/** Texts put together from pieces of markup: always the same ones. */
export function mixedTexts(count: number): string[] {
  const pieces = [...PIECES, ...MORE_PIECES];
  let state = 20_261_120;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from(
    { length: count },
    () => `x${Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)] ?? '').join('')}`,
  );
}

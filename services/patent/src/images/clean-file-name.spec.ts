import { cleanFileName } from './clean-file-name.ts';

it.each([
  ['Figure 1.png', 'Figure-1'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\Drawing (final).jpeg', 'Drawing-final'],
  ['/absolute/path/x.svg.png', 'x-svg'],
  ['Zeichnung übersicht.png', 'Zeichnung-ubersicht'],
  ['图一.png', 'image'],
  ['.htaccess', 'image'],
  ['a\0b\r\nSet-Cookie: x.png', 'a-b-Set-Cookie-x'],
  ['..', 'image'],
  ['', 'image'],
  [`${'x'.repeat(300)}.png`, 'x'.repeat(80)],
])('%j becomes %j in a path', (name, cleaned) => {
  expect(cleanFileName(name)).toBe(cleaned);
});

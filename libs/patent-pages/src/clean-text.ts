/** Bytes 0x80 to 0x9F of old Windows texts that were read as Latin-1. */
const WINDOWS_1252 =
  '\u20ac\ufffd\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\ufffd\u017d\ufffd\ufffd\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\ufffd\u017e\u0178';
/** What word processors write into Symbol's private area: bullets of lists. */
const PRIVATE_BULLETS = /[\uf0a7\uf0a8\uf0b7\uf06f\uf076\uf0d8\uf0e0\uf0fc]/g;
const LINE_BREAKS = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
/** Soft hyphens, zero-width characters, direction marks, variation selectors, byte order marks. */
const INVISIBLE =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]/gu;
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f\ufffe\uffff]/g;
const LONE_SURROGATES = /\p{Cs}/gu;
const BLANKS = /[\t \u2000-\u200a\u205f\u3000]+/g;

/** A text as it is printed: what word processors hide in it is taken out, runs of blanks become one, breaks stay. */
export function cleanText(text: string): string {
  return text
    .replace(LINE_BREAKS, '\n')
    .replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80))
    .replace(CONTROLS, '')
    .replace(LONE_SURROGATES, '\ufffd')
    .replace(PRIVATE_BULLETS, '\u2022')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(BLANKS, ' ');
}

/** The paragraphs of a text: every line that says something. */
export function splitParagraphs(text: string): string[] {
  return cleanText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

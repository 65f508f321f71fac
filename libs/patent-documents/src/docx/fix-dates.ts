import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

/** The library stamps the moment into the file; here the draft's own date takes its place, in the properties and the archive. */
export function fixDates(docx: Uint8Array, written: Date): Uint8Array {
  const stamp = written.toISOString();
  const files: Zippable = {};
  for (const [name, bytes] of Object.entries(unzipSync(docx))) {
    const content =
      name === 'docProps/core.xml'
        ? strToU8(strFromU8(bytes).replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${stamp}`))
        : bytes;
    files[name] = [content, { mtime: zipDate(written), level: /\.(png|jpg)$/.test(name) ? 0 : 6 }];
  }
  return zipSync(files);
}

/** Archives hold local times between 1980 and 2099; the same clock face everywhere keeps the bytes the same. */
export function zipDate(written: Date): Date {
  return new Date(
    Math.min(2099, Math.max(1980, written.getUTCFullYear())),
    written.getUTCMonth(),
    written.getUTCDate(),
    written.getUTCHours(),
    written.getUTCMinutes(),
    written.getUTCSeconds(),
  );
}

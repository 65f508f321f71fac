import { withinBounds, type CorpusDocument } from '../corpus-document.ts';
import { parseXml } from './parse-xml.ts';
import { readApplication2001, readGrant2001 } from './read-record-2001.ts';
import { readRecordV4 } from './read-record-v4.ts';

/** A document of the office's weekly files that is no patent, such as a sequence listing. */
export class NoPatent extends Error {
  override name = 'NoPatent';
}

/**
 * Reads one document of a weekly file, of any of the office's forms since 2001. Throws an Error that says what is wrong with one that
 * cannot be read, and NoPatent for one that is something else.
 */
export function readPatentXml(text: string): CorpusDocument {
  const root = parseXml(text);
  switch (root.name) {
    case 'us-patent-grant':
    case 'us-patent-application':
      return whole(readRecordV4(root));
    case 'PATDOC':
      return whole(readGrant2001(root));
    case 'patent-application-publication':
      return whole(readApplication2001(root));
    default:
      throw new NoPatent(`A document of the kind ${root.name} is no patent.`);
  }
}

function whole(document: CorpusDocument): CorpusDocument {
  if (!/^US[A-Z]{0,3}\d{1,15}$/.test(document.id))
    throw new Error(`The document has no number that can be read (${document.id.slice(0, 40)}).`);
  if (document.title === '') throw new Error(`The document ${document.id} has no title.`);
  return withinBounds(document);
}

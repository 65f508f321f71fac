import { classSymbol } from '../class-symbol.ts';
import {
  DESCRIPTION_LIMIT,
  type CorpusAssignee,
  type CorpusCitation,
  type CorpusClass,
  type CorpusDocument,
  type CorpusInventor,
} from '../corpus-document.ts';
import { claimNumber, claimOf, earliest, recordCategory, recordDate, recordId, recordType } from './record-fields.ts';
import { at, below, children, textOf, type XmlNode } from './xml-node.ts';

/** Grants and applications since 2005: us-patent-grant and us-patent-application, versions 4.0 to 4.7. */
export function readRecordV4(root: XmlNode): CorpusDocument {
  const grant = root.name === 'us-patent-grant';
  const bib = at(root, grant ? 'us-bibliographic-data-grant' : 'us-bibliographic-data-application');
  const published = at(bib, 'publication-reference', 'document-id');
  const application = at(bib, 'application-reference');
  const filed = at(application, 'document-id');
  const id = recordId('US', textOf(at(published, 'doc-number')));
  return {
    id,
    kind: textOf(at(published, 'kind')),
    stage: grant ? 'grant' : 'application',
    type: recordType(application?.attributes['appl-type'] ?? '', id),
    title: textOf(at(bib, 'invention-title')),
    abstract: textOf(at(root, 'abstract')),
    claims: children(at(root, 'claims'), 'claim').map((claim, place) =>
      claimOf(
        claimNumber(claim.attributes['num']) || place + 1,
        textOf(claim),
        below(claim, 'claim-ref').map((ref) => claimNumber(ref.attributes['idref'])),
      ),
    ),
    description: excerptOf(at(root, 'description'), ['p', 'heading']),
    applicationNumber: textOf(at(filed, 'doc-number')).replaceAll(/\D/g, ''),
    filingDate: recordDate(textOf(at(filed, 'date'))),
    priorityDate: earliest([
      ...below(at(bib, 'priority-claims'), 'priority-claim').map((claim) => recordDate(textOf(at(claim, 'date')))),
      ...below(bib, 'us-provisional-application').map((one) => recordDate(textOf(at(one, 'document-id', 'date')))),
    ]),
    publicationDate: recordDate(textOf(at(published, 'date'))),
    inventors: inventorsOf(bib),
    assignees: children(at(bib, 'assignees'), 'assignee')
      .map(assigneeOf)
      .filter(({ name }) => name !== ''),
    classes: classesOf(bib),
    ...citationsOf(at(bib, 'us-references-cited') ?? at(bib, 'references-cited')),
    sample: false,
  };
}

/** The beginning of a description, a paragraph a line. */
export function excerptOf(description: XmlNode | undefined, names: readonly string[]): string {
  const lines: string[] = [];
  let length = 0;
  const walk = (node: XmlNode): void => {
    for (const child of node.children) {
      if (typeof child === 'string' || length >= DESCRIPTION_LIMIT) continue;
      if (!names.includes(child.name)) {
        walk(child);
        continue;
      }
      const line = textOf(child);
      if (line === '') continue;
      lines.push(line);
      length += line.length + 1;
    }
  };
  if (description !== undefined) walk(description);
  return lines.join('\n').slice(0, DESCRIPTION_LIMIT);
}

/** Since 2013 by themselves; before among the applicants. */
function inventorsOf(bib: XmlNode | undefined): CorpusInventor[] {
  const parties = at(bib, 'us-parties') ?? at(bib, 'parties');
  const named = children(at(parties, 'inventors'), 'inventor');
  const people =
    named.length > 0
      ? named
      : children(at(parties, 'applicants'), 'applicant').filter(
          ({ attributes }) => attributes['app-type']?.includes('inventor') ?? false,
        );
  return people.map((person) => {
    const book = at(person, 'addressbook');
    return {
      first: [textOf(at(book, 'first-name')), textOf(at(book, 'middle-name'))].filter((name) => name !== '').join(' '),
      last: textOf(at(book, 'last-name')),
      city: textOf(at(book, 'address', 'city')),
      country: textOf(at(book, 'address', 'country')),
    };
  });
}

function assigneeOf(assignee: XmlNode): CorpusAssignee {
  const book = at(assignee, 'addressbook') ?? assignee;
  const company = textOf(at(book, 'orgname'));
  const person = `${textOf(at(book, 'first-name'))} ${textOf(at(book, 'last-name'))}`.trim();
  return { name: company === '' ? person : company, country: textOf(at(book, 'address', 'country')) };
}

function classesOf(bib: XmlNode | undefined): CorpusClass[] {
  const seen = new Set<string>();
  return below(at(bib, 'classifications-cpc'), 'classification-cpc').flatMap((node) => {
    const part = (name: string): string => textOf(at(node, name));
    const symbol = classSymbol(
      `${part('section')}${part('class')}${part('subclass')} ${part('main-group')}/${part('subgroup')}`,
    );
    if (symbol === null || seen.has(symbol)) return [];
    seen.add(symbol);
    return [{ symbol, inventive: part('classification-value') === 'I' }];
  });
}

function citationsOf(cited: XmlNode | undefined): { citations: CorpusCitation[]; literature: string[] } {
  const citations: CorpusCitation[] = [];
  const literature: string[] = [];
  for (const entry of [...children(cited, 'us-citation'), ...children(cited, 'citation')]) {
    const document = at(entry, 'patcit', 'document-id');
    const other = textOf(at(entry, 'nplcit', 'othercit'));
    if (other !== '') literature.push(other);
    const number = textOf(at(document, 'doc-number'));
    if (number === '') continue;
    citations.push({
      id: recordId(textOf(at(document, 'country')), number),
      name: textOf(at(document, 'name')),
      date: recordDate(textOf(at(document, 'date'))),
      category: recordCategory(textOf(at(entry, 'category'))),
    });
  }
  return { citations, literature };
}

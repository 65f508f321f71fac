import type { CorpusCitation, CorpusDocument } from '../corpus-document.ts';
import { claimNumber, claimOf, earliest, recordDate, recordId, recordType } from './record-fields.ts';
import { excerptOf } from './read-record-v4.ts';
import { at, below, children, textOf, type XmlNode } from './xml-node.ts';

/** Grants of 2001 to 2004: PATDOC, with the office's numbered fields. */
export function readGrant2001(root: XmlNode): CorpusDocument {
  const bib = at(root, 'SDOBI');
  const id = recordId('US', textOf(at(bib, 'B100', 'B110', 'DNUM')));
  const people = (parent: string, name: string): XmlNode[] => children(at(bib, 'B700', parent), name);
  return {
    id,
    kind: textOf(at(bib, 'B100', 'B130')),
    stage: 'grant',
    type: recordType('', id),
    title: textOf(at(bib, 'B500', 'B540')),
    abstract: textOf(at(root, 'SDOAB', 'BTEXT')),
    claims: below(at(root, 'SDOCL'), 'CLM').map((claim, place) =>
      claimOf(
        claimNumber(claim.attributes['ID']) || place + 1,
        textOf(claim),
        below(claim, 'CLREF').map((ref) => claimNumber(ref.attributes['ID'])),
      ),
    ),
    description: excerptOf(at(root, 'SDODE'), ['PARA', 'H']),
    applicationNumber: textOf(at(bib, 'B200', 'B210')).replaceAll(/\D/g, ''),
    filingDate: recordDate(textOf(at(bib, 'B200', 'B220'))),
    priorityDate: earliest([
      ...below(at(bib, 'B300'), 'B320').map((date) => recordDate(textOf(date))),
      ...below(at(bib, 'B600'), 'B680US').map((one) => recordDate(textOf(at(one, 'DOC', 'DATE')))),
    ]),
    publicationDate: recordDate(textOf(at(bib, 'B100', 'B140'))),
    inventors: people('B720', 'B721').map((person) => ({
      first: textOf(at(person, 'PARTY-US', 'NAM', 'FNM')),
      last: textOf(at(person, 'PARTY-US', 'NAM', 'SNM')),
      city: textOf(at(person, 'PARTY-US', 'ADR', 'CITY')),
      country: textOf(at(person, 'PARTY-US', 'ADR', 'CTRY')),
    })),
    assignees: people('B730', 'B731')
      .map((assignee) => {
        const name = at(assignee, 'PARTY-US', 'NAM');
        const company = textOf(at(name, 'ONM'));
        return {
          name: company === '' ? `${textOf(at(name, 'FNM'))} ${textOf(at(name, 'SNM'))}`.trim() : company,
          country: textOf(at(assignee, 'PARTY-US', 'ADR', 'CTRY')),
        };
      })
      .filter(({ name }) => name !== ''),
    // The classification is older than the CPC.
    classes: [],
    citations: children(at(bib, 'B500', 'B560'), 'B561').map(citationOf),
    literature: children(at(bib, 'B500', 'B560'), 'B562').map((entry) => textOf(at(entry, 'NCIT'))),
    sample: false,
  };
}

function citationOf(entry: XmlNode): CorpusCitation {
  const document = at(entry, 'PCIT', 'DOC');
  return {
    id: recordId(textOf(at(document, 'CTRY')), textOf(at(document, 'DNUM'))),
    name: textOf(at(entry, 'PCIT', 'PARTY-US', 'NAM')),
    date: recordDate(textOf(at(document, 'DATE'))),
    category: children(entry, 'CITED-BY-EXAMINER').length > 0 ? 'examiner' : 'other',
  };
}

/** Applications of 2001 to 2004: patent-application-publication. They carry no citations. */
export function readApplication2001(root: XmlNode): CorpusDocument {
  const bib = at(root, 'subdoc-bibliographic-information');
  const id = recordId('US', textOf(at(bib, 'document-id', 'doc-number')));
  const filed = at(bib, 'domestic-filing-data');
  const inventors = at(bib, 'inventors');
  return {
    id,
    kind: textOf(at(bib, 'document-id', 'kind-code')),
    stage: 'application',
    type: 'utility',
    title: textOf(at(bib, 'technical-information', 'title-of-invention')),
    abstract: children(at(root, 'subdoc-abstract'), 'paragraph').map(textOf).join(' '),
    claims: below(at(root, 'subdoc-claims'), 'claim').map((claim, place) =>
      claimOf(
        claimNumber(claim.attributes['id']) || place + 1,
        textOf(claim),
        below(claim, 'dependent-claim-reference').map((ref) => claimNumber(ref.attributes['depends_on'])),
      ),
    ),
    description: excerptOf(at(root, 'subdoc-description'), ['paragraph', 'heading']),
    applicationNumber: textOf(at(filed, 'application-number', 'doc-number')).replaceAll(/\D/g, ''),
    filingDate: recordDate(textOf(at(filed, 'filing-date'))),
    priorityDate: earliest(
      children(bib, 'foreign-priority-data').map((one) => recordDate(textOf(at(one, 'filing-date')))),
    ),
    publicationDate: recordDate(textOf(at(bib, 'document-id', 'document-date'))),
    inventors: [...children(inventors, 'first-named-inventor'), ...children(inventors, 'inventor')].map((person) => ({
      first: [textOf(at(person, 'name', 'given-name')), textOf(at(person, 'name', 'middle-name'))]
        .filter((name) => name !== '')
        .join(' '),
      last: textOf(at(person, 'name', 'family-name')),
      city: textOf(below(at(person, 'residence'), 'city')[0]),
      country: textOf(below(at(person, 'residence'), 'country-code')[0]),
    })),
    assignees: children(bib, 'assignee')
      .map((assignee) => ({
        name: textOf(at(assignee, 'organization-name')) || textOf(at(assignee, 'name')),
        country: textOf(below(assignee, 'country-code')[0]),
      }))
      .filter(({ name }) => name !== ''),
    classes: [],
    citations: [],
    literature: [],
    sample: false,
  };
}

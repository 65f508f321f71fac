/** A fictitious application and what came of it. */
export interface StandInDocument {
  applicationNumber: string;
  /** As the office writes it: "10500000", "D900010"; null while there is none. */
  patentNumber: string | null;
  /** "US20190100001A1"; designs are not published. */
  publicationNumber: string | null;
  kind: string;
  type: 'UTL' | 'DSN' | 'PLT';
  title: string;
  inventors: string[];
  assignee: string;
  filingDate: string;
  publicationDate: string | null;
  grantDate: string | null;
  statusCode: number;
  statusText: string;
  cpc: string[];
  abstract: string;
  claims: string[];
  /** Patent numbers of other documents here. */
  cites: string[];
}

const THINGS = ['kettle', 'antenna', 'battery', 'valve', 'lantern', 'hinge', 'pump', 'sensor'];
const DEEDS = ['charging', 'cooling', 'sealing', 'folding', 'measuring'];
const OWNERS = ['Aldebaran Works', 'Brightwater Ltd', 'Cobalt & Sons', 'Dunmore Devices'];
const FIRST = ['Ada', 'Björn', 'Chiara', 'Dmitri', 'Élodie'];
const LAST = ['Quill', 'Ravn', 'Sato', 'Thorne', 'Umeh', 'Vance'];
const CLASSES = ['H02J  50/10', 'F16K   1/00', 'G01N  27/00', 'A47J  27/21', 'E05D   3/02'];

const pick = <Value>(list: readonly Value[], at: number): Value => list[at % list.length] as Value;
const day = (year: number, at: number): string =>
  `${year}-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 27) + 1).padStart(2, '0')}`;
const name = (at: number): string => `${pick(FIRST, at)} ${pick(LAST, at)}`;

function state(at: number, granted: boolean): Pick<StandInDocument, 'statusCode' | 'statusText'> {
  if (granted) return { statusCode: 150, statusText: 'Patented Case' };
  return at % 2 === 0
    ? { statusCode: 30, statusText: 'Docketed New Case - Ready for Examination' }
    : { statusCode: 161, statusText: 'Abandoned  --  Failure to Respond to an Office Action' };
}

function make(at: number): StandInDocument {
  const type = at % 10 === 7 ? 'DSN' : at % 10 === 9 ? 'PLT' : 'UTL';
  const granted = type !== 'UTL' || at % 3 !== 1;
  const year = 2012 + (at % 13);
  const thing = pick(THINGS, at);
  const deed = pick(DEEDS, at);
  const number = { UTL: 10_500_000 + at, DSN: 900_000 + at, PLT: 30_000 + at }[type];
  const prefix = { UTL: '', DSN: 'D', PLT: 'PP' }[type];
  return {
    applicationNumber: String(15_100_000 + at),
    patentNumber: granted ? `${prefix}${number}` : null,
    publicationNumber: type === 'UTL' ? `US${year + 1}01${String(at).padStart(5, '0')}A1` : null,
    kind: type === 'DSN' ? 'S1' : type === 'PLT' ? 'P2' : 'B2',
    type,
    title: at % 4 === 0 ? `WIRELESS ${deed.toUpperCase()} OF A ${thing.toUpperCase()}` : `Method of ${deed} a ${thing}`,
    inventors: at % 2 === 0 ? [name(at), name(at + 1)] : [name(at)],
    assignee: pick(OWNERS, at),
    filingDate: day(year, at),
    publicationDate: type === 'UTL' ? day(year + 1, at) : null,
    grantDate: granted ? day(year + 2, at + 3) : null,
    ...state(at, granted),
    cpc: [pick(CLASSES, at), pick(CLASSES, at + 2)],
    abstract: `A ${thing} is described whose ${deed} needs no wire. <b>Nothing</b> of it exists & nobody invented it.`,
    claims: [`A ${thing} comprising a body and a lid.`, `The ${thing} of claim 1, wherein the lid is round.`],
    cites: [],
  };
}

/** A hundred and fifty applications, the same each time. Each patent cites up to three earlier ones. */
export function makeDocuments(count = 150): StandInDocument[] {
  const documents = Array.from({ length: count }, (_each, at) => make(at));
  for (const document of documents) {
    const earlier = documents.filter(
      ({ patentNumber, grantDate }) => patentNumber !== null && (grantDate ?? '') < document.filingDate,
    );
    const at = documents.indexOf(document);
    const cited = [earlier[at % 7], earlier[at % 3], earlier[at % 11]].map((each) => each?.patentNumber ?? null);
    document.cites = [...new Set(cited)].filter((number) => number !== null);
  }
  return documents;
}

/** "US10500000B2", or the number of the publication. */
export const publicationOf = (document: StandInDocument): string =>
  document.patentNumber === null ? (document.publicationNumber ?? '') : `US${document.patentNumber}${document.kind}`;

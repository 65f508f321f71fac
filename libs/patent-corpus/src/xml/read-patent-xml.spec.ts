import { readPatentXml } from './read-patent-xml.ts';
import { splitDocuments } from './split-documents.ts';

const GRANT = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE us-patent-grant SYSTEM "us-patent-grant-v47-2022-02-17.dtd" [ ]>
<us-patent-grant><us-bibliographic-data-grant>
<publication-reference><document-id><country>US</country><doc-number>D0701016</doc-number><kind>S1</kind><date>20240305</date></document-id></publication-reference>
<application-reference appl-type="design"><document-id><country>US</country><doc-number>29414573</doc-number><date>20220229</date></document-id></application-reference>
<priority-claims><priority-claim><country>EM</country><date>20210110</date></priority-claim><priority-claim><date>20201200</date></priority-claim></priority-claims>
<classifications-cpc><main-cpc><classification-cpc><section>H</section><class>02</class><subclass>J</subclass><main-group>50</main-group><subgroup>12</subgroup><classification-value>I</classification-value></classification-cpc></main-cpc></classifications-cpc>
<invention-title>Lamp &amp; <i>shade</i></invention-title>
<us-references-cited>
<us-citation><patcit><document-id><country>US</country><doc-number>2004/0045858</doc-number><kind>A1</kind><name>Harrold</name><date>20040300</date></document-id></patcit><category>cited by examiner</category></us-citation>
<us-citation><patcit><document-id><country>WO</country><doc-number>WO 2004/037657</doc-number><date>20040001</date></document-id></patcit><category>cited by applicant</category></us-citation>
<us-citation><nplcit><othercit>A book.</othercit></nplcit></us-citation>
</us-references-cited>
<us-parties><inventors><inventor><addressbook><last-name>Lovelace</last-name><first-name>Ada</first-name><address><city>London</city><country>GB</country></address></addressbook></inventor></inventors></us-parties>
<assignees><assignee><addressbook><orgname>Acme, Inc.</orgname><address><country>US</country></address></addressbook></assignee></assignees>
</us-bibliographic-data-grant>
<abstract><p>A lamp with CO<sub>2</sub>.</p></abstract>
<description><heading>FIELD</heading><p>Lamps.</p></description>
<claims><claim num="00001"><claim-text><b>1</b>. A lamp comprising:<claim-text>a shade; and</claim-text><claim-text>a foot.</claim-text></claim-text></claim>
<claim num="00002"><claim-text>2. The lamp of <claim-ref idref="CLM-00001">claim 1</claim-ref>.</claim-text></claim></claims>
</us-patent-grant>`;

const PATDOC = `<?xml version="1.0"?><!DOCTYPE PATDOC SYSTEM "ST32-US-Grant-025xml.dtd" [<!ENTITY bomb "&bomb2;&bomb2;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
<PATDOC><SDOBI><B100><B110><DNUM><PDAT>06442728</PDAT></DNUM></B110><B130><PDAT>B1</PDAT></B130><B140><DATE><PDAT>20020827</PDAT></DATE></B140></B100>
<B200><B210><DNUM><PDAT>09263431</PDAT></DNUM></B210><B220><DATE><PDAT>19990304</PDAT></DATE></B220></B200>
<B500><B540><STEXT><PDAT>Turbo &agr;&bgr; &ldquo;code&rdquo; &bomb; &x;</PDAT></STEXT></B540><B560><B561><PCIT><DOC><DNUM><PDAT>4394642</PDAT></DNUM><DATE><PDAT>19830700</PDAT></DATE></DOC><PARTY-US><NAM><SNM><STEXT><PDAT>Currie</PDAT></STEXT></SNM></NAM></PARTY-US></PCIT><CITED-BY-OTHER/></B561></B560></B500>
<B700><B720><B721><PARTY-US><NAM><FNM><PDAT>Jian</PDAT></FNM><SNM><STEXT><PDAT>Cui</PDAT></STEXT></SNM></NAM></PARTY-US></B721></B720></B700></SDOBI>
<SDOCL><CL><CLM ID="CLM-00001"><PARA><PTEXT><PDAT>1. A code.</PDAT></PTEXT></PARA></CLM></CL></SDOCL></PATDOC>`;

async function split(text: string, size: number): Promise<string[]> {
  const bytes = Buffer.from(text);
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let start = 0; start < bytes.length; start += size)
      yield await Promise.resolve(bytes.subarray(start, start + size));
  }
  const documents: string[] = [];
  for await (const document of splitDocuments(chunks())) documents.push(document);
  return documents;
}

describe('the office’s XML', () => {
  it('is read field by field', () => {
    expect(readPatentXml(GRANT)).toEqual({
      id: 'USD701016',
      kind: 'S1',
      stage: 'grant',
      type: 'design',
      title: 'Lamp & shade',
      abstract: 'A lamp with CO2.',
      claims: [
        { number: 1, text: 'A lamp comprising: a shade; and a foot.', dependsOn: [] },
        { number: 2, text: 'The lamp of claim 1.', dependsOn: [1] },
      ],
      description: 'FIELD\nLamps.',
      applicationNumber: '29414573',
      filingDate: '2022-02-28',
      priorityDate: '2020-12-01',
      publicationDate: '2024-03-05',
      inventors: [{ first: 'Ada', last: 'Lovelace', city: 'London', country: 'GB' }],
      assignees: [{ name: 'Acme, Inc.', country: 'US' }],
      classes: [{ symbol: 'H02J 50/12', inventive: true }],
      citations: [
        { id: 'US20040045858', name: 'Harrold', date: '2004-03-01', category: 'examiner' },
        { id: 'WO2004037657', name: '', date: '2004-01-01', category: 'applicant' },
      ],
      literature: ['A book.'],
      sample: false,
    });
  });

  it('before 2005 names its characters, and no declaration of a document is ever expanded', () => {
    const { id, title, citations, inventors, claims } = readPatentXml(PATDOC);
    expect([id, title]).toEqual(['US6442728', 'Turbo αβ “code” &bomb; &x;']);
    expect(citations).toEqual([{ id: 'US4394642', name: 'Currie', date: '1983-07-01', category: 'other' }]);
    expect(inventors[0]).toMatchObject({ first: 'Jian', last: 'Cui' });
    expect(claims).toEqual([{ number: 1, text: 'A code.', dependsOn: [] }]);
  });

  it.each([1, 7, 1000, 100_000])(
    'stands one after the other in a file, cut at its declarations (%d bytes at a time)',
    async (size) => {
      const documents = await split(`${GRANT}\n${PATDOC}\n${GRANT}\n`, size);
      expect(documents.map((document) => readPatentXml(document).id)).toEqual(['USD701016', 'US6442728', 'USD701016']);
    },
  );

  it('is cut to what a patent can hold, where a record has gone wrong', () => {
    const long = GRANT.replace('Lamp &amp;', 'Lamp '.repeat(100_000))
      .replace('A lamp with', 'lamp '.repeat(100_000))
      .replace('WO 2004/037657', '7'.repeat(5000))
      .replace('29414573', '9'.repeat(5000))
      .replace('<kind>S1', `<kind>${'S'.repeat(5000)}`)
      .replace('<inventors>', `<inventors>${'<inventor/>'.repeat(5000)}`)
      .replace('20240305', '99991231')
      .replace('20220229', '10000101');
    const { kind, title, abstract, citations, applicationNumber, inventors, ...document } = readPatentXml(long);
    expect([kind.length, title.length, abstract.length, inventors.length]).toEqual([10, 2000, 20_000, 500]);
    expect([citations.map(({ id }) => id), applicationNumber]).toEqual([['US20040045858'], '']);
    expect([document.publicationDate, document.filingDate]).toEqual([null, null]);
    const unreadable = GRANT.replace('D0701016', '7'.repeat(5000));
    expect(() => readPatentXml(unreadable)).toThrow(/no number that can be read \(US7{38}\)/);
  });

  it('is taken apart in the time of its length', async () => {
    const before = performance.now();
    const [one] = await split(`<?xml version="1.0"?><a>${'x'.repeat(40_000_000)}</a>`, 16_384);
    expect(one).toHaveLength(40_000_028);
    expect(performance.now() - before).toBeLessThan(5000);
  });

  it.each([
    ['<us-patent-grant>', /unclosed/],
    ['<sequence-cwu/>', /no patent/],
    ['<us-patent-grant/>', /no number/],
    ['', /./],
  ])('that is none is refused: %s', (text, message) => {
    expect(() => readPatentXml(text)).toThrow(message);
  });
});

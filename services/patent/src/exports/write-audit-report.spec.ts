import { emptyFiling, emptyTexts } from '@premise/contracts';
import { readDraft } from '../applications/draft-content.ts';
import { writeAuditReport } from './write-audit-report.ts';

describe('the report of an audit as PDF', () => {
  it('is made of an empty draft, and grows with what is found', async () => {
    const source = {
      paper: 'a4',
      written: new Date('2026-11-22T10:00:00Z'),
      drawings: [],
      readPicture: () => Promise.resolve(undefined),
    } as const;
    const write = (draft: object) => {
      const content = { ...readDraft({ ...emptyTexts(), filing: emptyFiling(), ...draft }), images: [] };
      return writeAuditReport({ ...source, draft: content }, content);
    };
    const empty = await write({});
    const many = await write({
      title: 'Kettle.',
      claims: Array.from({ length: 80 }, (_, index) => `${index + 1}. The kettle of claim ${index + 1}.`).join('\n'),
    });
    expect(Buffer.from(empty.bytes).subarray(0, 8).toString('latin1')).toBe('%PDF-1.6');
    expect(many.pages).toBeGreaterThan((empty.pages ?? 0) + 5);
  });
});

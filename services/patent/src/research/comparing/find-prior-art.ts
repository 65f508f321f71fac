import { Injectable } from '@nestjs/common';
import { LIMITS, type DraftPriorArtRequest, type PriorArtRequest, type PriorArtResult } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { findPriorArt } from '@premise/patent-corpus';
import { ReadApplication } from '../../applications/read-application.ts';
import { CorpusAnswers } from '../corpus/corpus-answers.ts';
import { CurrentIndex } from '../corpus/current-index.ts';
import { presentHit } from '../corpus/present-corpus-patent.ts';
import { todayOf } from '../corpus/today.ts';

const CAVEAT =
  'Only documents of the corpus were compared, by their words: foreign and unpublished documents, literature and products are not in it, and the same idea in other words is not found.';

/** Documents closest to a text. The text is neither kept nor logged. */
@Injectable()
export class FindPriorArt {
  constructor(
    private readonly answers: CorpusAnswers,
    private readonly current: CurrentIndex,
    private readonly readApplication: ReadApplication,
  ) {}

  async find({ kind, text, before }: PriorArtRequest): Promise<PriorArtResult> {
    await this.answers.require();
    const today = todayOf();
    const day = before ?? today;
    const found = await this.answers.within(() =>
      this.current.use((index) =>
        findPriorArt(index, this.current.run, { kind, text, before: day, limit: LIMITS.priorArtHits }),
      ),
    );
    return {
      elements: found.elements,
      hits: found.hits.map(({ document, coverage, matches }) => ({
        patent: presentHit(
          document,
          { similarity: coverage, titleSpans: [], snippet: matches[0]?.passage ?? null },
          today,
        ),
        coverage,
        matches,
      })),
      before: day,
      terms: found.terms,
      caveat: CAVEAT,
      ...(await this.answers.sourced()),
    };
  }

  async findForDraft(userId: string, { applicationId, before }: DraftPriorArtRequest): Promise<PriorArtResult> {
    const draft = await this.readApplication.read(userId, applicationId);
    const claims = draft.claims.trim();
    const told = [draft.title, draft.abstract, draft.summary, draft.detailedDescription].join('\n').trim();
    if (claims === '' && told === '') {
      throw new CodedError('QUERY_EMPTY', 'This application has neither claims nor a description yet.');
    }
    const [text, kind] = claims === '' ? [told, 'draft' as const] : [firstClaim(claims), 'claim' as const];
    const most = LIMITS.priorArtTextMaxLength;
    const found = await this.find({ kind, text: text.slice(0, most), ...(before === undefined ? {} : { before }) });
    if (text.length <= most) return found;
    return {
      ...found,
      caveat: `Of the draft the first ${most.toLocaleString('en-US')} characters were compared. ${found.caveat}`,
    };
  }
}

/** Up to where the second claim begins. */
const firstClaim = (claims: string): string => claims.split(/\n\s*2\s*[.)]\s/)[0] ?? claims;

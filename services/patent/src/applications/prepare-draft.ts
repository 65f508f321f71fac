import { Injectable } from '@nestjs/common';
import type { DraftImageReference } from '@premise/contracts';
import { shortDescription } from '@premise/patent-rules';
import type { EntityManager } from 'typeorm';
import { DraftImages } from '../images/draft-images.ts';
import type { DraftRow } from './application.repository.ts';
import type { SentDraft } from './draft-content.ts';
import { statusOf } from './draft-status.ts';
import { measureDraft } from './measure-draft.ts';

/** A draft as it is written: its images checked, and everything worked out from it beside it. */
@Injectable()
export class PrepareDraft {
  constructor(private readonly images: DraftImages) {}

  /** Within the transaction of the save: uploads that the draft names become the application's. */
  async prepare(
    manager: EntityManager,
    owner: { userId: string; applicationId: string },
    sent: SentDraft,
  ): Promise<DraftRow> {
    const images: Required<DraftImageReference>[] = await this.images.adopt(manager, owner, sent.images);
    const known = new Set(images.map(({ id }) => id));
    const draft = {
      ...sent,
      images,
      figures: sent.figures.map((figure) =>
        figure.imageId === null || known.has(figure.imageId) ? figure : { ...figure, imageId: null },
      ),
    };
    const json = JSON.stringify(draft);
    return {
      json,
      draft,
      shortDescription: shortDescription(draft),
      status: statusOf(draft),
      measures: measureDraft(draft, json),
    };
  }
}

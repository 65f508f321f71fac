import { Module } from '@nestjs/common';
import { ResetLinkRepository } from './reset-link.repository.ts';
import { ResetLinks } from './reset-links.ts';

/** Reset links by themselves, for whatever ends them. */
@Module({ providers: [ResetLinkRepository, ResetLinks], exports: [ResetLinks] })
export class ResetLinksModule {}

import { Module } from '@nestjs/common';
import { MakeTitles } from './make-titles.ts';
import { TitlesController } from './titles.controller.ts';

@Module({ controllers: [TitlesController] })
export class TitlesModule {}

/** For the worker. */
@Module({ providers: [MakeTitles], exports: [MakeTitles] })
export class TitlesWorkModule {}

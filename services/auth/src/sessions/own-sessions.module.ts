import { Module } from '@nestjs/common';
import { EndOwnSessions } from './end-own-sessions.ts';
import { ListSessions } from './list-sessions.ts';
import { OwnSessionsController } from './own-sessions.controller.ts';
import { ReadSession } from './read-session.ts';

/** What a person sees of the own sessions, and ends of them. */
@Module({
  controllers: [OwnSessionsController],
  providers: [ListSessions, EndOwnSessions, ReadSession],
})
export class OwnSessionsModule {}

export { startStandInModel } from './stand-in-model.ts';
export type { RecordedRequest, StandInModel } from './stand-in-model.ts';
export type { StandInFailure, StandInFault, StandInSkills, StandInTurn } from './turn.ts';
export type { ChatRequest } from './chat-completions.ts';
export { JSON_REPLY } from './json-reply.ts';
export { obedient } from './obedient.ts';
export { LABELLED_REPLY } from './labelled-reply.ts';

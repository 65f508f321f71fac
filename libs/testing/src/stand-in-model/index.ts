export { startStandInModel } from './stand-in-model.ts';
export type { RecordedRequest, StandInFailure, StandInModel } from './stand-in-model.ts';
export { LABELLED_REPLY } from './labelled-reply.ts';

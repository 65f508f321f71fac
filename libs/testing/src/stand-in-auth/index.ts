export { startStandInAuth } from './stand-in-auth.ts';
export type { StandInAuth, StandInCaller } from './stand-in-auth.ts';

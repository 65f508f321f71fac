import type { PlatformRequest } from '../http/request.ts';
import type { Caller } from './caller.ts';

/** Hears of the calls that are refused because their caller has not the role. */
export abstract class RefusedCalls {
  abstract note(caller: Caller, request: PlatformRequest): Promise<void>;
}

/** Of a service whose routes ask for no role. */
export class UnnotedRefusals extends RefusedCalls {
  note(): Promise<void> {
    return Promise.resolve();
  }
}

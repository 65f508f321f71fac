import { CodedError } from '@premise/service-platform';

const ENTITY_TAG = /^"?(\d{1,9})"?$/;

/** The version a save builds upon: of the body, else of `If-Match`. Without one nothing may be overwritten. */
export function versionOf(inBody: number | undefined, ifMatch: string | undefined): number {
  if (inBody !== undefined) return inBody;
  if (ifMatch === undefined) {
    throw new CodedError('VERSION_REQUIRED', 'A save must name the version of the application that it builds upon.');
  }
  const version = ENTITY_TAG.exec(ifMatch)?.[1];
  if (version === undefined) throw new CodedError('VALIDATION_FAILED', 'If-Match must be a version number in quotes.');
  return Number(version);
}

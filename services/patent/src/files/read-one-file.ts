import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { CodedError } from '@premise/service-platform';
import { catchError, defer, from, switchMap, throwError, type Observable } from 'rxjs';

/** What the reader of multipart bodies hands over of a file. */
export interface UploadedPart {
  size: number;
  /** UTF-8, read as if it were Latin-1. */
  originalname: string;
  buffer: Buffer;
}

/** The file's name as it was sent. */
export const nameOf = ({ originalname }: UploadedPart): string => Buffer.from(originalname, 'latin1').toString('utf8');

/**
 * Reads the one file of an upload into memory, within its limits; every fault is a coded error.
 *
 * @param tooLarge for a file of more than `bytes`
 */
export function readOneFile(field: string, bytes: number, tooLarge: (cause: unknown) => CodedError): NestInterceptor {
  const Multipart = FileInterceptor(field, {
    limits: {
      files: 1,
      fileSize: bytes,
      fields: 8,
      fieldNameSize: 100,
      fieldSize: 8 * 1024,
      parts: 10,
      headerPairs: 20,
    },
  });
  const multipart = new Multipart();
  const toUploadError = (error: unknown): unknown => {
    if (error instanceof CodedError) return error;
    return statusOf(error) === 413 ? tooLarge(error) : new CodedError('BODY_MALFORMED', undefined, { cause: error });
  };
  return {
    intercept: (context: ExecutionContext, next: CallHandler): Observable<unknown> =>
      // begun only when somebody waits for it: what is given up before that is nobody's rejected promise
      defer(() => from(Promise.resolve(multipart.intercept(context, next)))).pipe(
        catchError((error: unknown) => throwError(() => toUploadError(error))),
        switchMap((answer) => answer),
      ),
  };
}

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'getStatus' in error && typeof error.getStatus === 'function'
    ? (error.getStatus as () => number)()
    : 0;
}

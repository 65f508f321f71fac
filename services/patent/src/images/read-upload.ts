import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { IMAGE_FIELDS, LIMITS } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { catchError, from, switchMap, throwError, type Observable } from 'rxjs';

const Multipart = FileInterceptor(IMAGE_FIELDS.file, {
  limits: {
    files: 1,
    fileSize: LIMITS.imageBytes,
    fields: 8,
    fieldNameSize: 100,
    fieldSize: 8 * 1024,
    parts: 10,
    headerPairs: 20,
  },
});
const multipart = new Multipart();

/** Reads the one file of an upload into memory, within its limits; every fault is a coded error. */
@Injectable()
export class ReadUpload implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(Promise.resolve(multipart.intercept(context, next))).pipe(
      catchError((error: unknown) => throwError(() => toUploadError(error))),
      switchMap((answer) => answer),
    );
  }
}

function toUploadError(error: unknown): unknown {
  if (error instanceof CodedError) return error;
  const status =
    typeof error === 'object' && error !== null && 'getStatus' in error && typeof error.getStatus === 'function'
      ? (error.getStatus as () => number)()
      : 0;
  if (status === 413) {
    const megabytes = LIMITS.imageBytes / 1024 / 1024;
    return new CodedError('IMAGE_TOO_LARGE', `An image can have at most ${megabytes} MB.`, { cause: error });
  }
  return new CodedError('BODY_MALFORMED', undefined, { cause: error });
}

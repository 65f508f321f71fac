import { Injectable, type PipeTransform } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';

/** The largest number its column holds. */
const LARGEST = 2_147_483_647;

/** The number of an earlier state out of an address; one that no state can have is unknown like any other. */
@Injectable()
export class VersionNumberPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^-?\d+$/.test(value)) throw new CodedError('VALIDATION_FAILED', 'The version must be a whole number.');
    const version = Number(value);
    if (Math.abs(version) > LARGEST) throw new CodedError('NOT_FOUND', 'Version not found');
    return version;
  }
}

import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Matches } from 'class-validator';
import { LIMITS, type NameVersionRequest, type RestoreVersionRequest } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { ShortText } from './field-rules.ts';

/** Body of POST /api/patent-applications/{id}/versions. */
export class NameVersionDto implements NameVersionRequest {
  @Matches(/\S/, coded('VALIDATION_FAILED', 'A version needs a name.'))
  @ShortText(LIMITS.versionNameMaxLength)
  name!: string;
}

/** Body of POST /api/patent-applications/{id}/versions/{version}/restore. */
export class RestoreVersionDto implements RestoreVersionRequest {
  @IsInt(coded('VERSION_REQUIRED', 'Restoring must name the version of the application that is replaced.'))
  @ApiProperty({ type: Number })
  version!: number;
}

import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, type AuditMailRequest, type AuditTextRequest, type DraftTexts } from '@premise/contracts';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { EmailText } from '../auth/email-rules.ts';
import { coded } from '../text/coded.ts';
import { StorableText } from '../text/storable-text.ts';
import { DraftText, Part } from './field-rules.ts';

const TOO_LONG = `The draft must be at most ${LIMITS.auditTextMaxLength.toLocaleString('en-US')} characters long.`;
const HEADINGS = coded('VALIDATION_FAILED', `headings must be a list of at most ${LIMITS.auditHeadings} texts.`);

/** JSON body of POST /api/patents/audit; absent where a file is sent. */
export class AuditTextDto implements Partial<AuditTextRequest> {
  @IsOptional()
  @MaxLength(LIMITS.auditTextMaxLength, coded('VALIDATION_FAILED', TOO_LONG))
  @StorableText()
  @IsString(coded('VALIDATION_FAILED', 'The draft must be text.'))
  @ApiPropertyOptional({ type: String, maxLength: LIMITS.auditTextMaxLength })
  text?: string;
}

/** The texts of a draft; what is absent counts as empty. */
export class DraftTextsDto implements DraftTexts {
  @DraftText()
  title = '';

  @DraftText()
  crossReference = '';

  @DraftText()
  federalResearch = '';

  @DraftText()
  abstract = '';

  @DraftText()
  field = '';

  @DraftText()
  background = '';

  @DraftText()
  summary = '';

  @DraftText()
  drawings = '';

  @DraftText()
  detailedDescription = '';

  @DraftText()
  claims = '';
}

/** Body of POST /api/patents/audit/mail. */
export class AuditMailDto implements AuditMailRequest {
  @EmailText({ required: 'Please enter your email address.' })
  email!: string;

  @Part(() => DraftTextsDto)
  texts!: DraftTextsDto;

  @IsOptional()
  @IsString({ each: true, ...HEADINGS })
  @StorableText()
  @ArrayMaxSize(LIMITS.auditHeadings, HEADINGS)
  @IsArray(HEADINGS)
  @ApiPropertyOptional({ type: String, isArray: true, maxItems: LIMITS.auditHeadings })
  headings?: string[];
}

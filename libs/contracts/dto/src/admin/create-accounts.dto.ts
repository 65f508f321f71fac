import { ApiProperty } from '@nestjs/swagger';
import { IsIn, registerDecorator, type ValidationArguments } from 'class-validator';
import {
  ACCEPTED_SECURITY_QUESTIONS,
  LIMITS,
  type AdminCreateSuperUserRequest,
  type AdminCreateUserRequest,
} from '@premise/contracts';
import { EmailText } from '../auth/email-rules.ts';
import { NewPassword } from '../auth/password-rules.ts';
import { coded } from '../text/coded.ts';
import { Flag } from '../text/id-rules.ts';
import { Filled, RequiredText } from '../text/required-text.ts';
import { TOO_SHORT_FOR_ADMINS } from './password-texts.ts';

function SameAs(other: string): PropertyDecorator {
  return (target, property) => {
    Filled(undefined, { blankAllowed: true })(target, property);
    ApiProperty({ type: String, maxLength: LIMITS.passwordMaxLength })(target, property);
    registerDecorator({
      name: 'sameAs',
      target: target.constructor,
      propertyName: String(property),
      options: coded('PASSWORDS_DIFFER', 'Passwords do not match.'),
      validator: {
        validate: (value: unknown, told?: ValidationArguments) =>
          value === (told?.object as Record<string, unknown> | undefined)?.[other],
      },
    });
  };
}

class NewPersonDto {
  @RequiredText({ max: LIMITS.nameMaxLength, name: 'First name' })
  firstName!: string;

  @RequiredText({ max: LIMITS.nameMaxLength, name: 'Last name' })
  lastName!: string;

  @EmailText()
  email!: string;

  @NewPassword({ tooShort: TOO_SHORT_FOR_ADMINS })
  password!: string;

  @SameAs('password')
  confirmPassword!: string;
}

/** Body of POST /api/admin/create-user. */
export class AdminCreateUserDto extends NewPersonDto implements AdminCreateUserRequest {
  @IsIn(ACCEPTED_SECURITY_QUESTIONS, coded('VALIDATION_FAILED', 'Please choose one of the security questions.', 200))
  @RequiredText({ max: LIMITS.securityAnswerMaxLength, name: 'Security question' })
  @ApiProperty({ enum: ACCEPTED_SECURITY_QUESTIONS })
  securityQuestion!: string;

  @RequiredText({
    max: LIMITS.securityAnswerMaxLength,
    name: 'Security answer',
    required: 'Security answer is required',
  })
  securityAnswer!: string;

  @Flag()
  isAdmin!: boolean;
}

/** Body of POST /api/admin/create-super-user. */
export class AdminCreateSuperUserDto extends NewPersonDto implements AdminCreateSuperUserRequest {
  @EmailText({ checked: false })
  currentUserEmail!: string;
}

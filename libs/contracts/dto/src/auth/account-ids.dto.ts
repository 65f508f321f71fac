import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsUUID } from 'class-validator';
import type {
  AdminToggleAdminRequest,
  AdminToggleStatusRequest,
  EndSessionRequest,
  EraseAccountRequest,
} from '@premise/contracts';
import { coded } from '../text/coded.ts';

const NO_SUCH = coded('NOT_FOUND', 'There is nothing with this id.');

function Id(): PropertyDecorator {
  return (target, property) => {
    IsUUID(undefined, NO_SUCH)(target, String(property));
    ApiProperty({ type: String, format: 'uuid' })(target, property);
  };
}

function Flag(): PropertyDecorator {
  return (target, property) => {
    IsBoolean(coded('VALIDATION_FAILED', `${String(property)} must be true or false.`))(target, String(property));
    ApiProperty({ type: Boolean })(target, property);
  };
}

/** Body of POST /api/auth/sessions/end. */
export class EndSessionDto implements EndSessionRequest {
  @Id()
  sessionId!: string;
}

/** Body of POST /internal/accounts/erase. */
export class EraseAccountDto implements EraseAccountRequest {
  @Id()
  userId!: string;
}

/** Body of POST /api/admin/toggle-status. */
export class AdminToggleStatusDto implements AdminToggleStatusRequest {
  @Id()
  userId!: string;

  @Flag()
  blocked!: boolean;
}

/** Body of POST /api/admin/toggle-admin. */
export class AdminToggleAdminDto implements AdminToggleAdminRequest {
  @Id()
  userId!: string;

  @Flag()
  isAdmin!: boolean;
}

import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsUUID } from 'class-validator';
import {
  ADMIN_BATCH_ACTIONS,
  ADMIN_USER_FILTERS,
  ADMIN_USER_SORTS,
  LIMITS,
  SORT_ORDERS,
  type AdminBatchAction,
  type AdminUserFilter,
  type AdminUsersBatchRequest,
  type AdminUsersQuery,
  type AdminUserSort,
  type SortOrder,
} from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { OneOf, Place, ShortText } from '../text/query-rules.ts';

/** Query of GET /api/admin/users/export. */
export class AdminUsersSelectionDto {
  @ShortText(LIMITS.adminSearchMaxLength)
  search?: string;

  @OneOf(ADMIN_USER_FILTERS)
  filter?: AdminUserFilter;

  @OneOf(ADMIN_USER_SORTS)
  sort?: AdminUserSort;

  @OneOf(SORT_ORDERS)
  order?: SortOrder;
}

/** Query of GET /api/admin/users. */
export class AdminUsersQueryDto extends AdminUsersSelectionDto implements AdminUsersQuery {
  @Place()
  after?: string;

  @Place()
  before?: string;

  @OneOf(['true'])
  end?: 'true';
}

/** Body of POST /api/admin/users/batch. */
export class AdminUsersBatchDto implements AdminUsersBatchRequest {
  @IsIn(ADMIN_BATCH_ACTIONS, coded('VALIDATION_FAILED', 'There is no such action.'))
  @ApiProperty({ enum: ADMIN_BATCH_ACTIONS })
  action!: AdminBatchAction;

  @IsUUID(undefined, { ...coded('NOT_FOUND', 'There is nothing with this id.'), each: true })
  @ArrayMaxSize(
    LIMITS.adminBatchMax,
    coded('VALIDATION_FAILED', `At most ${LIMITS.adminBatchMax} accounts can be changed at once.`),
  )
  @ArrayMinSize(1, coded('VALIDATION_FAILED', 'No account is chosen.'))
  @IsArray(coded('VALIDATION_FAILED', 'The accounts must be a list of ids.'))
  @ApiProperty({ type: [String], maxItems: LIMITS.adminBatchMax })
  userIds!: string[];
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import {
  QUEUED_JOB_STATES,
  QUEUES,
  type AdminQueueJobRequest,
  type AdminQueueJobsQuery,
  type QueuedJobState,
  type QueueName,
} from '@premise/contracts';
import { coded } from '../text/coded.ts';

const NAMES = QUEUES.map(({ name }) => name);
const NO_SUCH = 'There is no such queue.';

/** Query of GET /api/admin/queues/jobs. */
export class AdminQueueJobsDto implements AdminQueueJobsQuery {
  @IsIn(NAMES, coded('NOT_FOUND', NO_SUCH))
  @ApiProperty({ enum: NAMES })
  queue!: QueueName;

  @IsIn(QUEUED_JOB_STATES, coded('VALIDATION_FAILED', `state must be one of ${QUEUED_JOB_STATES.join(', ')}.`))
  @ApiProperty({ enum: QUEUED_JOB_STATES })
  state!: QueuedJobState;

  @IsOptional()
  @Matches(/^\d{1,5}$/, coded('VALIDATION_FAILED', 'page must be a number from 0.'))
  @ApiPropertyOptional({ type: String })
  page?: string;
}

/** Body of POST /api/admin/queues/retry and /api/admin/queues/remove. */
export class AdminQueueJobDto implements AdminQueueJobRequest {
  @IsIn(NAMES, coded('NOT_FOUND', NO_SUCH))
  @ApiProperty({ enum: NAMES })
  queue!: QueueName;

  @Matches(/^[^\p{Cc}]{1,200}$/u, coded('NOT_FOUND', 'There is no such job.'))
  @ApiProperty({ type: String, maxLength: 200 })
  jobId!: string;
}

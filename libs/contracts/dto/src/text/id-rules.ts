import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsUUID } from 'class-validator';
import { coded } from './coded.ts';

const NO_SUCH = coded('NOT_FOUND', 'There is nothing with this id.');

/** An id of ours. What can be none answers as an unknown one does. */
export function Id(): PropertyDecorator {
  return (target, property) => {
    IsUUID(undefined, NO_SUCH)(target, String(property));
    ApiProperty({ type: String, format: 'uuid' })(target, property);
  };
}

/** True or false, and nothing that could be taken for it. */
export function Flag(): PropertyDecorator {
  return (target, property) => {
    IsBoolean(coded('VALIDATION_FAILED', `${String(property)} must be true or false.`))(target, String(property));
    ApiProperty({ type: Boolean })(target, property);
  };
}

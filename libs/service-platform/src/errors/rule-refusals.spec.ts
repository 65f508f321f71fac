import { RegisterDto } from '@premise/contracts-dto';
import { refusalsOfRules } from './rule-refusals.ts';

it('tells with which statuses the rules of a body refuse it, their own and those of single rules', () => {
  const refusals = refusalsOfRules(RegisterDto);
  const statuses = (code: string) =>
    [...new Set(refusals.filter((refusal) => refusal.code === code).map(({ status }) => status))].sort();
  expect(statuses('VALIDATION_FAILED')).toEqual([200, 400]);
  expect(statuses('FIELDS_REQUIRED')).toEqual([200, 400]);
  expect(statuses('PASSWORD_TOO_SHORT')).toEqual([200]);
  expect(statuses('EMAIL_INVALID')).toEqual([200]);
  expect(statuses('EMAIL_TAKEN')).toEqual([]);
});

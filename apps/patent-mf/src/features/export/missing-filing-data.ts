import type { CorrespondenceAddress, FilingData } from '@premise/contracts';

const REQUIRED = [
  'name',
  'addressLine1',
  'city',
  'postalCode',
  'country',
] as const satisfies readonly (keyof CorrespondenceAddress)[];

export const isRequired = (name: keyof CorrespondenceAddress): boolean => REQUIRED.some((each) => each === name);

/** What a filing package cannot be made without and is still blank. A customer number stands for the address. */
export function findMissing({ correspondence, entityStatus }: FilingData): {
  status: boolean;
  address: (keyof CorrespondenceAddress)[];
} {
  const hasNumber = correspondence.customerNumber.trim() !== '';
  return {
    status: entityStatus === '',
    address: hasNumber ? [] : REQUIRED.filter((name) => correspondence[name].trim() === ''),
  };
}

import type { CorrespondenceAddress, EntityStatus, FilingData } from '@premise/contracts';
import { Answered, Day, OneOf, Part, ShortText } from './field-rules.ts';

const ENTITIES: readonly EntityStatus[] = ['', 'undiscounted', 'small', 'micro'];

export class CorrespondenceDto implements CorrespondenceAddress {
  @ShortText() customerNumber!: string;
  @ShortText() name!: string;
  @ShortText() organization!: string;
  @ShortText() addressLine1!: string;
  @ShortText() addressLine2!: string;
  @ShortText() city!: string;
  @ShortText() region!: string;
  @ShortText() postalCode!: string;
  @ShortText() country!: string;
  @ShortText() email!: string;
  @ShortText() phone!: string;
}

export class MicroEntityDto {
  @Answered() qualifiesAsSmall!: boolean | null;
  @Answered() atMostFourApplications!: boolean | null;
  @Answered() incomeBelowLimit!: boolean | null;
  @Answered() noObligationAboveLimit!: boolean | null;
}

export class GovernmentDto {
  @ShortText() agency!: string;
  @ShortText() contractNumber!: string;
}

export class FilingDto implements FilingData {
  @Part(() => CorrespondenceDto) correspondence!: CorrespondenceDto;
  @OneOf(ENTITIES) entityStatus!: EntityStatus;
  @Part(() => MicroEntityDto) microEntity!: MicroEntityDto;
  @Answered() disclosed!: boolean | null;
  @Day() disclosureDate!: string | null;
  @Part(() => GovernmentDto) government!: GovernmentDto;
  @ShortText() docketNumber!: string;
  @Day() filingDate!: string | null;
}

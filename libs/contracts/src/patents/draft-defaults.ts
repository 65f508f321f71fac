import type { DraftTexts, FilingData, InventorForm } from './draft.ts';
import { COMPLETED_FLAGS, type CompletedFlag, type CompletedSections } from './sections.ts';

/** Fresh each time: nobody shares one. */
export const emptyTexts = (): DraftTexts => ({
  title: '',
  crossReference: '',
  federalResearch: '',
  abstract: '',
  field: '',
  background: '',
  summary: '',
  drawings: '',
  detailedDescription: '',
  claims: '',
});

export const emptySections = (): CompletedSections =>
  Object.fromEntries(COMPLETED_FLAGS.map((flag) => [flag, false])) as Record<CompletedFlag, boolean>;

export const emptyFiling = (): FilingData => ({
  correspondence: {
    customerNumber: '',
    name: '',
    organization: '',
    addressLine1: '',
    addressLine2: '',
    city: '',
    region: '',
    postalCode: '',
    country: '',
    email: '',
    phone: '',
  },
  entityStatus: '',
  microEntity: {
    qualifiesAsSmall: null,
    atMostFourApplications: null,
    incomeBelowLimit: null,
    noObligationAboveLimit: null,
  },
  disclosed: null,
  disclosureDate: null,
  government: { agency: '', contractNumber: '' },
  docketNumber: '',
  filingDate: null,
});

export const emptyInventorForm = (): InventorForm => ({
  name: '',
  addressType: '',
  address: '',
  addressCont: '',
  locality: '',
  country: '',
  multipleCitizenship: false,
  citizenship: '',
  citizenships: [],
  residenceDifferentFromCitizenship: false,
  residence: '',
});

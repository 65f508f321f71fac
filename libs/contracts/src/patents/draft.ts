import type { CompletedFlag, CompletedSections, FlagAlias, WizardStep } from './sections.ts';

/** `complete` when at least 8 of S2's 11 checks hold; always worked out by the server, whatever a request says. */
export type ApplicationStatus = 'draft' | 'complete';

/** What the inventor dialog holds (S2 section 3). Kept beside the stored texts, so that an inventor can be edited again. */
export interface InventorForm {
  name: string;
  addressType: 'home' | 'business' | '';
  address: string;
  addressCont: string;
  /** City, state or province. */
  locality: string;
  country: string;
  multipleCitizenship: boolean;
  citizenship: string;
  citizenships: string[];
  residenceDifferentFromCitizenship: boolean;
  residence: string;
}

/** S2 section 3. Address: its non-empty parts joined by comma-space; citizenship: a comma-joined list where there are several. */
export interface Inventor {
  name: string;
  address: string;
  citizenship: string;
  residence: string;
  /** Absent where the texts came from elsewhere. */
  form?: InventorForm;
}

/** A numeral of a figure and the part it points at, such as 12 and "drive shaft". */
export interface ReferenceNumeral {
  numeral: string;
  part: string;
}

/** One figure of the drawings. The order of the list is the order of the figures. */
export interface Figure {
  /** Made by the browser, unique within the draft, at most 64 characters. */
  id: string;
  /** Number and suffix without "FIG.", such as 1 or 3A. */
  number: string;
  /** The line of the brief description, without the figure's number. */
  description: string;
  /** The uploaded image that shows it; null while there is none. */
  imageId: string | null;
  /** Shows only what is old (MPEP 608.02(g)). */
  priorArt: boolean;
  numerals: ReferenceNumeral[];
}

export type EntityStatus = '' | 'undiscounted' | 'small' | 'micro';

/** Where the office writes to (37 CFR 1.33(a)): a customer number, or name and address. */
export interface CorrespondenceAddress {
  customerNumber: string;
  name: string;
  organization: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  /** State or province. */
  region: string;
  postalCode: string;
  country: string;
  email: string;
  phone: string;
}

/** Of the cover sheet and the fee. Blank texts and nulls are unanswered. */
export interface FilingData {
  correspondence: CorrespondenceAddress;
  entityStatus: EntityStatus;
  /** What a micro entity certifies (37 CFR 1.29(a)): each true, false or unanswered. */
  microEntity: {
    qualifiesAsSmall: boolean | null;
    atMostFourApplications: boolean | null;
    incomeBelowLimit: boolean | null;
    noObligationAboveLimit: boolean | null;
  };
  /** Whether the invention has been public anywhere; with true, `disclosureDate` says since when. */
  disclosed: boolean | null;
  /** First day on which it was, YYYY-MM-DD. */
  disclosureDate: string | null;
  /** Of a government interest (37 CFR 1.77(b)(3)). */
  government: { agency: string; contractNumber: string };
  /** The filer's own reference. */
  docketNumber: string;
  /** Day on which it was, or is meant to be, filed, YYYY-MM-DD. */
  filingDate: string | null;
}

/** The texts of a draft, under S2's names. Stored and given back equal to the byte. */
export interface DraftTexts {
  title: string;
  /** Empty: unanswered; 'None': answered with no; else the details. So is `federalResearch`. */
  crossReference: string;
  federalResearch: string;
  abstract: string;
  field: string;
  background: string;
  summary: string;
  /** Brief description of the drawings. */
  drawings: string;
  detailedDescription: string;
  claims: string;
}
export type DraftTextName = keyof DraftTexts;

/** An uploaded image as a draft names it: which one, and what its inventor calls it. */
export interface DraftImageReference {
  id: string;
  name?: string;
}

/** An uploaded image (S2 section 3, decision 24). `url` and `thumbnailUrl` are signed, work without a bearer, and expire. */
export interface PatentImage {
  id: string;
  name: string;
  /** Relative to this origin. */
  url: string;
  thumbnailUrl: string;
  /** {userId}/{applicationId}/{timestamp}_{filename} in the bucket `patent-images`. */
  path: string;
  /** ISO 8601, UTC. */
  uploadedAt: string;
  /** Bytes as stored. */
  size: number;
  /** image/png or image/jpeg, whatever was uploaded. */
  type: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Dots per inch as the uploaded file said; null where it did not. */
  dpi: number | null;
  /** Whether it holds colours, or shades between black and white (37 CFR 1.84(a)). */
  colour: 'black-and-white' | 'grey' | 'colour';
}

/** A draft with S2's field names, and what this product adds: figures and filing data. */
export interface ApplicationDraft extends DraftTexts {
  inventors: Inventor[];
  images: PatentImage[];
  completedSections: CompletedSections;
  status: ApplicationStatus;
  /** Names of sections, the same as those of the flags. */
  sections_needing_review: CompletedFlag[];
  /** Step on which it was left, 0 to 12. */
  lastStep: number;
  figures: Figure[];
  filing: FilingData;
}

/** A stored application. */
export interface PatentApplication extends ApplicationDraft {
  id: string;
  /** First 160 characters of the abstract, else of the summary, else of the detailed description (decision 33). */
  shortDescription: string;
  /** Grows by one with each change that was stored; names what a save builds upon. */
  version: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}

/**
 * A draft as it is sent. What is absent counts as empty, so that a save always stores the whole draft. `images` names uploads
 * of this draft; anything else in it is passed over. `status` may be sent and is not read.
 */
export interface DraftRequest extends Partial<DraftTexts> {
  inventors?: Inventor[];
  images?: DraftImageReference[];
  completedSections?: Partial<Record<CompletedFlag | FlagAlias, boolean>>;
  status?: ApplicationStatus;
  /** Names of steps are read as those of their sections. */
  sections_needing_review?: (CompletedFlag | WizardStep)[];
  lastStep?: number;
  figures?: Figure[];
  filing?: FilingData;
}

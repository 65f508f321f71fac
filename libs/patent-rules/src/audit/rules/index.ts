import type { Rule } from '../rule.ts';
import { abstractLegalWords, abstractLength, abstractPhrases } from './abstract-rules.ts';
import { correspondenceAddress, entityAndSize, governmentInterest, inventorsNamed } from './applicant-rules.ts';
import { noEarlierBenefit } from './benefit-rules.ts';
import { antecedentBasis, claimTermsDescribed, elementsShown } from './claim-basis-rules.ts';
import { claimCounts, statutoryClass } from './claim-class-rules.ts';
import { dependencyExists, multipleDependents, sameCategory } from './claim-dependency-rules.ts';
import { claimsNumbered, oneSentence } from './claim-form-rules.ts';
import { duplicateClaims, jepson, rangesAndNegatives, transitions } from './claim-scope-rules.ts';
import { functionalTerms, markushGroups, outsideReferences, relativeTerms } from './claim-wording-rules.ts';
import { conversionDate, publicDisclosure } from './date-rules.ts';
import { derogatoryRemarks } from './derogatory-rules.ts';
import { incorporation, sequenceListing } from './disclosure-rules.ts';
import { figuresDescribed, figuresMatchText, figuresNumbered, priorArtLabel, soleFigure } from './figure-rules.ts';
import { imagesPrintable } from './image-rules.ts';
import { numeralsConsistent, numeralsMatchFigures } from './numeral-rules.ts';
import {
  descriptionWritten,
  headingsUpperCase,
  paragraphNumbers,
  sectionsInOrder,
  teachesMakingAndUsing,
} from './section-rules.ts';
import { undefinedShortForms } from './short-form-rules.ts';
import { ornamentalOnly } from './subject-rules.ts';
import { titlePresent, titleWording } from './title-rules.ts';
import { admissions, limitingWords, marksAndLinks } from './wording-rules.ts';

/** Every rule of the audit, in the order of the report. What belongs to files (S4, S5, D8, E1 to E3) the exports judge. */
export const RULES: readonly Rule[] = [
  titlePresent,
  titleWording,
  inventorsNamed,
  correspondenceAddress,
  governmentInterest,
  entityAndSize,
  publicDisclosure,
  conversionDate,
  ornamentalOnly,
  sectionsInOrder,
  headingsUpperCase,
  paragraphNumbers,
  descriptionWritten,
  teachesMakingAndUsing,
  limitingWords,
  admissions,
  marksAndLinks,
  undefinedShortForms,
  sequenceListing,
  incorporation,
  noEarlierBenefit,
  derogatoryRemarks,
  figuresMatchText,
  figuresNumbered,
  soleFigure,
  figuresDescribed,
  numeralsMatchFigures,
  numeralsConsistent,
  imagesPrintable,
  priorArtLabel,
  elementsShown,
  claimsNumbered,
  oneSentence,
  dependencyExists,
  multipleDependents,
  sameCategory,
  transitions,
  antecedentBasis,
  relativeTerms,
  functionalTerms,
  claimTermsDescribed,
  outsideReferences,
  statutoryClass,
  markushGroups,
  claimCounts,
  jepson,
  duplicateClaims,
  rangesAndNegatives,
  abstractLength,
  abstractLegalWords,
  abstractPhrases,
];

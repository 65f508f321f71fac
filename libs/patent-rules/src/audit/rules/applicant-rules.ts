import { answerOf } from '../../draft/question-answer.ts';
import { countedSheets, SHEETS_INCLUDED, SHEETS_PER_STEP, sizeFeeSteps } from '../../draft/size-fee.ts';
import { cfr } from '../citations.ts';
import { counted, judged, notApplicable, type Remark, type Rule } from '../rule.ts';

const filled = (text: string | null | undefined): boolean => typeof text === 'string' && text.trim() !== '';

export const inventorsNamed: Rule = {
  id: 'F3',
  checks: 'Every inventor has a given name, a family name and a residence',
  level: 'fix',
  matters: 'provisional',
  citation: cfr('1.51(c)(1)'),
  why: 'The next application can claim this date only if at least one of its inventors is named here. The cover sheet asks for each by full name and for the place where they live.',
  examine({ draft }) {
    const { inventors } = draft;
    if (inventors === undefined) return notApplicable('The draft was read without its inventors.');
    if (inventors.length === 0)
      return judged('', [{ place: 'inventors', about: 'none', message: 'No inventor is named yet.' }]);
    const remarks: Remark[] = [];
    inventors.forEach((inventor, index) => {
      const who = filled(inventor.name) ? inventor.name.trim() : `Inventor ${index + 1}`;
      const remark = (about: string, message: string): void => {
        remarks.push({ place: 'inventors', index, about: `${index} ${about}`, message });
      };
      if (!filled(inventor.name)) remark('name', `Inventor ${index + 1} has no name.`);
      else if (inventor.name.trim().split(/[\s,]+/).length < 2)
        remark(
          'full name',
          `"${who}" is one word: give both the given and the family name, or check that this is the whole legal name.`,
        );
      if (!filled(inventor.residence) && !filled(inventor.address)) remark('residence', `${who} has no residence.`);
    });
    return judged(`${counted(inventors.length, 'inventor')} with name and residence.`, remarks);
  },
};

export const correspondenceAddress: Rule = {
  id: 'F4',
  checks: 'A correspondence address or a customer number is given',
  level: 'fix',
  matters: 'provisional',
  citation: cfr('1.51(c)(1)'),
  why: 'The filing receipt and every notice about a missing part go to this one address. Without it, deadlines pass unseen.',
  examine({ draft }) {
    const address = draft.filing?.correspondence;
    if (address === undefined) return notApplicable('The draft was read without filing data.');
    if (filled(address.customerNumber)) return judged('A customer number is given.', []);
    const missing = [
      filled(address.name) || filled(address.organization) ? null : 'a name',
      filled(address.addressLine1) ? null : 'a street or box',
      filled(address.city) ? null : 'a city',
      filled(address.country) ? null : 'a country',
    ].filter((part) => part !== null);
    if (missing.length === 0) return judged('The correspondence address has name, street, city and country.', []);
    const message =
      missing.length === 4
        ? 'There is no correspondence address yet.'
        : `The correspondence address lacks ${missing.join(', ')}.`;
    return judged('', [{ place: 'filing', about: missing.join(), message }]);
  },
};

const AGENCY =
  /\b(?:department|agency|administration|institutes?|foundation|office|bureau|army|navy|air force|space force|national|federal|government|commission|service|NASA|NIH|NSF|DOE|DOD|DARPA|ARPA-[EH]|IARPA|NOAA|NIST|USDA|EPA|DHS|ONR|AFOSR|AFRL|CDC|FDA|VA)\b/i;
/** Four signs or more with two digits in a row, such as "DE-SC0012345" or "80/NSSC". Each run is read once, however long it is. */
function hasContractNumber(text: string): boolean {
  for (const [run] of text.matchAll(/[A-Z\d/-]{4,}/gi)) {
    for (const part of run.matchAll(/[A-Z\d][A-Z\d-]*/gi)) {
      if (run.length - part.index >= 4 && /\d{2}/.test(part[0])) return true;
    }
  }
  return false;
}

export const governmentInterest: Rule = {
  id: 'F5',
  checks: 'The question about government funding is answered; if yes, with agency and contract number',
  level: 'fix',
  matters: 'provisional',
  citation: cfr('1.51(c)(1)(viii)'),
  why: 'If federal money paid for the work, the government has rights in it and the papers must say so, with the agency and the contract.',
  examine({ draft }) {
    const { federalResearch } = draft;
    if (federalResearch === undefined) return notApplicable('The draft was read without an answer.');
    const answer = answerOf(federalResearch);
    if (answer === 'no') return judged('Answered: no government funding.', []);
    if (answer === 'unanswered')
      return judged('', [
        {
          place: 'federalResearch',
          about: 'unanswered',
          message: 'The question about government funding is not answered.',
        },
      ]);
    const government = draft.filing?.government;
    const agency = filled(government?.agency) || AGENCY.test(federalResearch);
    const contract = filled(government?.contractNumber) || hasContractNumber(federalResearch);
    if (agency && contract) return judged('Agency and contract number are given.', []);
    const missing = [agency ? null : 'the agency', contract ? null : 'the contract or grant number'].filter(
      (part) => part !== null,
    );
    return judged('', [
      {
        place: 'federalResearch',
        span: { start: 0, end: federalResearch.length },
        about: missing.join(),
        message: `The statement on government funding does not name ${missing.join(' and ')}.`,
      },
    ]);
  },
};

export const entityAndSize: Rule = {
  id: 'F6',
  checks: 'An entity status is chosen, its conditions hold, and the size fee is known',
  level: 'review',
  matters: 'provisional',
  citation: cfr('1.27, 1.29 and 1.16(s)'),
  why: 'The status decides the fee. A discount that was not due can make a patent unenforceable later; one not taken is money lost.',
  examine({ draft }) {
    const { filing } = draft;
    if (filing?.entityStatus === undefined) return notApplicable('The draft was read without filing data.');
    const remarks: Remark[] = [];
    if (filing.entityStatus === '')
      remarks.push({
        place: 'filing',
        about: 'status',
        message: 'No entity status is chosen: undiscounted, small or micro.',
      });
    if (filing.entityStatus === 'micro' && filing.microEntity) {
      const answers = Object.values(filing.microEntity);
      if (answers.some((answer) => answer === false))
        remarks.push({
          place: 'filing',
          about: 'micro no',
          message: 'Micro entity is chosen, but one of its four conditions was answered with no.',
        });
      else if (answers.some((answer) => answer === null))
        remarks.push({
          place: 'filing',
          about: 'micro open',
          message: 'Micro entity needs all four conditions; not all are answered.',
        });
    }
    const sheets = countedSheets(filing.sheetCount ?? 0);
    const extra = sizeFeeSteps(sheets);
    if (extra > 0)
      remarks.push({
        place: 'filing',
        about: 'sheets',
        message: `${filing.sheetCount} sheets, which count as ${sheets} when they are filed electronically: the size fee is due ${counted(extra, 'time')}, once for each ${SHEETS_PER_STEP} sheets over ${SHEETS_INCLUDED}.`,
      });
    return judged('The entity status is chosen and its conditions are consistent.', remarks);
  },
};

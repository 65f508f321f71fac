import { addMonths, conversionDeadline, readDay, writeDay } from '../../draft/filing-dates.ts';
import { usc } from '../citations.ts';
import { judged, notApplicable, type Rule } from '../rule.ts';

export const publicDisclosure: Rule = {
  id: 'F7',
  checks: 'A public disclosure, sale or offer lies at most a year before the filing',
  level: 'fix',
  matters: 'provisional',
  citation: usc('102(b)(1)'),
  why: 'In the United States an inventor has one year from their own first disclosure to file. Most other countries give no such year, so there the rights may be gone from the first day.',
  examine({ draft, today }) {
    const { filing } = draft;
    if (filing?.disclosed === undefined) return notApplicable('The draft was read without filing data.');
    if (filing.disclosed === null) return notApplicable('Whether the invention has been public is not answered yet.');
    if (!filing.disclosed) return judged('Answered: the invention has not been public.', []);
    const disclosed = readDay(filing.disclosureDate);
    if (!disclosed)
      return judged('', [
        {
          place: 'filing',
          about: 'no date',
          level: 'review',
          message: 'The invention has been public, but there is no date since when.',
        },
      ]);
    const filed = readDay(filing.filingDate) ?? readDay(today);
    const remark = (level: 'fix' | 'review' | 'hint', message: string) =>
      judged('', [{ place: 'filing', about: 'disclosure', level, message }]);
    const since = writeDay(disclosed);
    if (!filed)
      return remark('review', `Public since ${since}: the United States application is due within a year of that day.`);
    if (disclosed > filed) return judged(`The disclosure of ${since} comes after the filing.`, []);
    const due = writeDay(addMonths(disclosed, 12));
    if (filed > addMonths(disclosed, 12))
      return remark(
        'fix',
        `Public since ${since}: the year in which its inventor could still file in the United States ended on ${due}.`,
      );
    if (filed > addMonths(disclosed, 10))
      return remark('review', `Public since ${since}: file by ${due}, and take no chances with the last days.`);
    return remark(
      'hint',
      `Public since ${since}: file in the United States by ${due}; ask before counting on other countries.`,
    );
  },
};

export const conversionDate: Rule = {
  id: 'F8',
  checks: 'The last day to follow up on the provisional is known',
  level: 'hint',
  matters: 'later',
  citation: usc('119(e) and 21(b)'),
  why: 'A provisional ends after twelve months, cannot be extended, and never becomes a patent by itself. Only an application filed by that day keeps its date.',
  examine({ draft }) {
    const day = draft.filing?.filingDate;
    const deadline = day ? conversionDeadline(day) : null;
    if (!day || deadline === null) return notApplicable('There is no filing date to count from.');
    return judged('', [
      {
        place: 'filing',
        about: 'deadline',
        message: `Filed on ${day}, the provisional must be followed by a nonprovisional or foreign application by ${deadline}.`,
      },
    ]);
  },
};

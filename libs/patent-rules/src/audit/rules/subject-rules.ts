import { usc } from '../citations.ts';
import type { Rule } from '../rule.ts';
import { examineWords } from './word-rule.ts';

export const ornamentalOnly: Rule = {
  id: 'F9',
  checks: 'The subject is no mere ornamental design',
  level: 'review',
  matters: 'provisional',
  citation: usc('111(b)'),
  why: 'There is no provisional application for a design. Looks are protected by a design application, and that cannot claim the date of a provisional.',
  examine: (facts) =>
    examineWords(
      facts,
      'F9',
      ['title', 'abstract', 'summary', 'claims'],
      [
        {
          pattern: /\bornamental\s+(?:design|appearance|shape|features?)\b|\baesthetic\s+design\b/gi,
          message: (found) => `"${found}" speaks of how a thing looks; a provisional covers how it works.`,
        },
      ],
      'Nothing speaks of an ornamental design.',
    ),
};

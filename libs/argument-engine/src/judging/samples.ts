import { quoted } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Sign } from './flaw.ts';

const ASKING =
  /\b(?:survey(?:ed|s)?|polls?|polled|questionnaires?|asked|interviewed|respondents?|vote on our|of those who (?:answered|replied))\b/;
const OWN_CIRCLE =
  /\b(?:(?:our|my|its|their|his|her) (?:own )?(?:\w+ )?(?:members|readers|customers|visitors|followers|friends|subscribers|colleagues|employees|fans|page|website|site|newsletter|users|clients|listeners|viewers)|(?:members|readers|visitors|followers|subscribers|fans|customers|listeners|viewers|users) of (?:the|our|a|this)|at (?:the|our|a) (?:gym|club|door|stadium|station|airport|rally|conference|meeting|church|pub|university)|volunteers|online poll|people i know|(?:in|on) (?:the|a) (?:car park|golf course|yacht club))\b/;
const EVERYONE =
  /\b(?:(?:most|all|the) (?:people|citizens|residents|voters|americans|europeans|students|parents|workers|drivers|consumers|adults|women|men|children|town|city|country|public|nation|population|staff|employees)|everyone|everybody|nobody|the (?:whole|entire) \w+|people)\b/;

const CONTENT =
  /^(?:(?:about |over |more than |almost |nearly )?(?:\w+ out of (?:every )?\w+|\d+ ?(?:%|percent|per cent)(?: of)?|most|all|thousands of|millions of)) (?:of )?(?:our |its |their )?(?:customers|users|buyers|subscribers|members|readers) (?:said|say|report(?:ed)?|told|confirm(?:ed)?|agreed?|recommend(?:ed)?|swear|rated?|feel|felt|noticed?|love|prefer|[a-z]+ (?:better|faster|longer|happier))\b/;
const OFFER = /^(?:so |then )?(?:just )?(?:try|buy|order|get|choose|switch to|subscribe|sign up|join)\b/;

/** Those who bought a thing praise it, and everybody else is to buy it. */
function contentCustomers(premises: readonly Clause[], conclusion: Clause): Sign[] {
  const sample = OFFER.test(conclusion.lower) && premises.slice(0, 12).find((premise) => CONTENT.test(premise.lower));
  if (!sample) return [];
  return [
    {
      label: 'Unrepresentative sample',
      explanation: `${quoted(sample.text, 140)} reports on people who had chosen it themselves; of everybody else it says little.`,
      strength: 0.62,
      spans: [{ start: sample.start, end: sample.end }],
    },
  ];
}

/** A general claim drawn from those who happened to be asked. */
export function unfairSample(premises: readonly Clause[], conclusion: Clause): Sign[] {
  const sample = premises.slice(0, 12).find((premise) => ASKING.test(premise.lower) && OWN_CIRCLE.test(premise.lower));
  if (!sample || !EVERYONE.test(conclusion.lower) || OWN_CIRCLE.test(conclusion.lower))
    return contentCustomers(premises, conclusion);
  return [
    {
      label: 'Unrepresentative sample',
      explanation: `${quoted(sample.text, 140)} reports on people who are not a fair sample of those of whom ${quoted(conclusion.text, 120)} speaks.`,
      strength: 0.64,
      spans: [sample, conclusion].map(({ start, end }) => ({ start, end })),
    },
  ];
}

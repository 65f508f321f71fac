/** Verbs that descriptions of things are made of; others are left alone rather than guessed at. */
const VERBS =
  `water detect measure monitor track sort clean cut fold open close lock unlock hold carry lift move cool heat dry wash store charge
  filter purify separate mix dispense deliver pump spray seal inspect scan identify recognize classify predict analyze control regulate
  adjust align balance brake drive steer launch print weld drill grind polish coat paint assemble connect attach detach mount support
  protect secure stabilize reduce prevent remove collect harvest plant prune feed train teach translate transcribe summarize search
  encrypt decrypt authenticate verify transmit receive route schedule manage share display project illuminate dim generate convert
  compress expand recycle sterilize disinfect diagnose treat inject infuse ventilate massage exercise locate map navigate park load unload
  pack wrap label count weigh peel slice cook bake brew grill roast grind stir pour bottle stack transport tow recover extract distill
  harvest capture record play tune amplify mute cancel sense count sharpen remind alert warn notify organize match rank recommend price
  climb cross rescue feed repair clamp grip tighten loosen wind unwind roll insulate shade ventilate irrigate fertilize mow rake sweep vacuum mop
  find keep save catch guide block stop kill repel trap warm hide test check shape bend twist level swing shoot teach hang`
    .trim()
    .split(/\s+/);
/** Verbs of several syllables, the last of them stressed, so that its letter is doubled: "transmit", but not "limit". */
const STRESSED_END =
  /^(?:control|patrol|omit|equip|begin|deter|occur|recur|forget|(?:re|trans|pre|de|con|in)fer)$|pel$|[^io]mit$/;
const GERUNDS = new Map(
  VERBS.flatMap((verb) => [[verb, gerund(verb)] as const, [thirdPerson(verb), gerund(verb)] as const]),
);
export const isVerb = (word: string): boolean => GERUNDS.has(word);
/** "waters" and "water" as "watering"; null for what is no verb known here. */
export const gerundOf = (word: string): string | null => GERUNDS.get(word) ?? null;

function gerund(verb: string): string {
  if (/[^aeiouy]e$/.test(verb) || /(?:[aeiou]v|[aeiou]z|u)e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  if (STRESSED_END.test(verb) || /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  return `${verb}ing`;
}

function thirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const NO_ACTION =
  /^(?:(?:thi|i|wa|ha|doe|goe|become|get|look|seem|contain|consist|comprise|include|need|want|turn|glow|fall|exist|make|let|allow|provide|enable|help|use)s|this|series|means|always|sometimes|perhaps|themselves)$/;

/** After "that" or "which" a word in -s is a verb, known or not: "keeps" as "keeping". */
export function gerundInClause(word: string): string | null {
  const known = gerundOf(word);
  if (known !== null || NO_ACTION.test(word) || !/[^su]s$/.test(word)) return known;
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return gerund(word.slice(0, -2));
  return gerund(/[^aeiou]ies$/.test(word) ? `${word.slice(0, -3)}y` : word.slice(0, -1));
}

const NAMES_IN_ING =
  /^(?:ring|spring|string|wing|bearing|housing|building|opening|coating|lining|casing|fitting|ceiling|o-ring)$/i;

/** "locking", not "ring". */
export const isGerund = (word: string): boolean => /ing$/i.test(word) && !NAMES_IN_ING.test(word);

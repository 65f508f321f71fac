const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Auxiliaries and modals, with their contractions: where a clause has one, it has a finite verb. */
export const AUXILIARIES = words(`
is are was were am be been has have had do does did can could will would shall should may might must ought cannot can't won't don't
doesn't didn't isn't aren't wasn't weren't wouldn't shouldn't couldn't hasn't haven't hadn't mustn't needn't ain't it's that's there's
i'm we're you're they're he's she's i've we've you've they've i'd we'd you'd they'd i'll we'll you'll they'll he'll she'll it'll
dont cant wont isnt doesnt didnt arent wasnt couldnt shouldnt wouldnt thats im ive youre theyre
`);

export const MODALS = words(
  `can could will would shall should may might must ought cannot can't won't wouldn't shouldn't couldn't mustn't`,
);

const BASES =
  `accept achieve act add admit adopt affect afford agree aim allow answer appear apply argue arise ask assume attack attract avoid
ban base beat become begin believe belong benefit boost break bring build burn buy call care carry catch cause change charge charm choose
claim clean close collect come compare compete complain concern conclude confirm consider consist consume contain continue contribute
control convince cost count cover create cut damage deal decide decline decrease defend delay deliver demand deny depend deprive describe deserve
destroy determine develop die differ disappear discourage discover discuss disturb dominate draw drink drive drop earn eat eliminate
enable encourage end endanger enforce enhance enjoy ensure enter escape establish evolve exceed exist expand expect experience explain exploit
express extend face fail fall favour favor fear feed feel fight fill find finish fit fly follow force forget form function fund gain
gather generate get give go grow guarantee guide happen harm hate hear help hide hinder hire hit hold hope hurt identify ignore imagine
impact implement imply import impose improve include increase indicate influence inform inherit insist intend introduce invest involve join
judge justify keep kill know lack last lead learn leave lend let lie like limit listen live look lose love maintain make manage
matter mean measure meet mention mislead miss move need neglect object observe occur offer open oppose organise organize outweigh overlook own
participate pass pay perform permit persuade plan play point pollute possess practise practice prefer prepare present preserve press prevent
produce profit prohibit promise promote protect prove provide publish punish pursue push put question raise reach react read realise
realize receive recognise recognize recommend reduce reflect refuse regard regulate reject relate rely remain remember remove replace
report represent require resemble respect respond rest result return reveal rise risk ruin rule run save say see seek seem sell send serve set
share shift shop show shrink sit sleep slip smoke solve sound speak spend split spread stand start stay steal step stop strengthen struggle study
succeed suffer suggest suit supply support suppose survive suspect take talk teach tell tend threaten throw tolerate trade train treat trust try turn
understand undermine urge use value vanish view violate visit vote wait walk want warn waste watch weaken wear welcome win wish work worry
worsen write yield think tax connect undertake foster demonstrate encounter ignore lessen raise lower worsen consult convey deter differ emit lobby`
    .trim()
    .split(/\s+/);

const IRREGULAR =
  `became began brought built bought came caught chose cost cut dealt did drew drove ate fell felt fought found flew forgot gave
went grew heard held hurt kept knew led left lent lost made meant met paid put ran read rose said sat saw sold sent showed shown slept spent stood stole
taught told thought threw took understood won wore wrote bit broke drank blew froze rode rang sang shook sank spoke swam swore tore woke hid`
    .trim()
    .split(/\s+/);

function thirdPerson(base: string): string {
  if (/(?:s|sh|ch|x|z|o)$/.test(base)) return `${base}es`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

function past(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${base}ed`;
}

/** Finite forms of common verbs of argument. Base forms are doubtful (many are nouns too) and kept apart. */
export const FINITE_VERBS: ReadonlySet<string> = new Set([...BASES.map(thirdPerson), ...BASES.map(past), ...IRREGULAR]);
export const BASE_VERBS: ReadonlySet<string> = new Set(BASES);

/** True when the word can be the finite verb of a clause. */
export function isVerbLike(lower: string): boolean {
  return AUXILIARIES.has(lower) || FINITE_VERBS.has(lower) || BASE_VERBS.has(lower);
}

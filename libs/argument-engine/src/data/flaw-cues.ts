export interface FlawCue {
  label: string;
  pattern: RegExp;
  strength: number;
  /** Why the cited words are a flaw; said after the words themselves. */
  reason: string;
  /** Words in the same clause that make the cue harmless. */
  unless?: RegExp;
}

/** Flaws that wording gives away; patterns are tried on the lower-case words of one clause. */
export const FLAW_CUES: readonly FlawCue[] = [
  {
    label: 'Slippery slope',
    pattern:
      /\b(?:(?:it's|it is|this is|that's|that is|on|down|be) (?:a|the|that) (?:\w+ )?slippery slope(?! fallacy)|domino effect|(?:before (?:you|we) know it|next thing you know|it won't be long before|where (?:does|will|would) it (?:end|stop)|what(?:'s| is) next|the next step (?:is|will be)|first step (?:to|towards?)|open(?:s|ing)? the (?:door|floodgates)|(?:will|would) (?:inevitably |eventually |soon )(?:lead|end|result|become|turn|destroy))\b)/,
    strength: 0.66,
    reason: 'announces a chain of consequences, but no step of that chain is shown to follow from the one before.',
  },
  {
    label: 'Slippery slope',
    pattern:
      /\bif (?:we|you|they)\b[^.?!]{3,90}\b(?:then |soon |next |everyone |everybody |people )[^.?!]{0,60}\b(?:will|would)\b[^.?!]{0,60}\b(?:end up|chaos|disaster|collapse|extinct|destroyed?)\b/,
    strength: 0.55,
    reason: 'lets one step end in an extreme outcome without showing the steps between.',
  },
  {
    label: 'Ad hominem',
    pattern:
      /\b(?:(?:you|he|she|they|these people|those people|people like (?:you|him|her|them)|supporters|opponents|critics|liberals|conservatives|politicians|whoever \w+(?: \w+){0,3}|anyone who \w+(?: \w+){0,4}|everyone who \w+(?: \w+){0,4}|you're|they're|he's|she's)(?: (?:is|are|was|were|must be|only|just|all|simply|clearly|obviously|really|probably|such|a|an|bunch of|nothing but|paid))* (?:idiots?|stupid|dumb|morons?|fools?|foolish|ignorant|liars?|hypocrites?|clueless|brainwashed|crooks?|corrupt|lazy|losers?|trolls?|delusional|crazy|insane|criminals?|naive|racists?|fascists?|communists?|nazis?|retarded|pathetic|uneducated|a joke|clowns?|sheep|cowards?|nerds?|jerks?|old-fashioned|narrow-minded|childish|evil|shills?|stooges?)|shut up|your (?:stupid|dumb|ignorant|silly)|only (?:an? )?(?:idiot|fool|moron|stupid person|stupid people|idiots|fools|morons)|who are you to|what do you know|you (?:obviously |clearly )?(?:don't|do not) (?:know|understand) (?:anything|what you))\b/,
    strength: 0.68,
    reason: 'turns against persons instead of what they say; the claim is not made false by who holds it.',
  },
  {
    label: 'Ad hominem',
    pattern:
      /\b(?:(?:you are|you're|your are|are you|you must be|you probably are)(?: (?:so|too|a|an|such|really|probably|just|damn|as|only|the|right|wing|very|all|obviously|kind of|nothing but))* (?:stupid|dumb|soft|weak|silly|poor|miserable|extremists?|addicts?|blind|drunk|lazy|jealous|idiots?|haters?|cancer|prejudiced|selfish|old|young|naive)\b|you silly|[a-z]+s like you\b|someone like you|(?:is|are) (?:a |all )?(?:retards?|morons?|idiots?|imbeciles?)\b|(?:idiots|imbeciles|morons) like|(?:you|they|he|she)(?: obviously| absolutely| clearly| really| have| has| had| probably)* (?:no idea\b|no clue\b)|you probably (?:never|don't|have)|i'?m sure you (?:are|have|never|don't)|you(?: just| only| obviously)? don't care about|so uneducated|your (?:logic|mindset) is)/,
    strength: 0.6,
    reason: 'speaks about the person who holds the view; whether the view is right does not depend on that.',
  },
  {
    label: 'Tu quoque',
    pattern:
      /\b(?:(?:because|but|when) you(?: \w+){1,4} (?:too|yourself|as well)|you \w+ (?:too|yourself)(?=[.!]*$)|you (?:do|did|are|were|also|yourself)(?: \w+){0,4} (?:too|yourself|as well)|look who's talking|practice what (?:you|they) preach|(?:he|she|they|you) (?:himself|herself|themselves|yourself) (?:also )?(?:do|does|did|has|have|smokes?|drinks?|uses?)|what about (?:you|your own|when you)|hypocri(?:te|tes|tical|sy))\b/,
    strength: 0.58,
    reason: 'answers with the other side’s own conduct; that leaves the question itself untouched.',
  },
  {
    label: 'Straw man',
    pattern:
      /\b(?:(?:so )?(?:you're|you are|what you're) (?:basically |really )?(?:saying|telling (?:me|us)) (?:that )?|so you (?:think|want|believe)|(?:they|you|opponents|critics|liberals|conservatives|the left|the right) (?:just |only |simply |basically )?want(?:s)? (?:us |everyone |everybody |to (?:ban|destroy|kill|abolish|take away|get rid of) (?:all|every|everything|our))|would have us believe)\b/,
    strength: 0.55,
    reason: 'puts the opposing view more extremely than anyone in the text is shown to hold it.',
  },
  {
    label: 'Appeal to authority',
    pattern:
      /\b(?:(?:my|our|his|her) (?:\w+ )?(?:boyfriend|girlfriend|son|daughter|teacher|professor|doctor|boss|mother|father|mom|dad|uncle|aunt|grandma|grandmother|grandfather|friend|priest|pastor|neighbou?r|president|king|pope|coach|lawyer|brother|sister|cousin|wife|husband)(?: \w+){0,3} (?:says|said|told|believes|thinks|agrees|always says|claims|confirmed|loves|hates|has the (?:same )?opinion)|(?:einstein|jesus|god|the bible|the pope|trump|obama|oprah|albert einstein|stephen hawking|buddha|the quran|celebrit(?:y|ies)|actors?|famous people|(?:chuck|bill|steve|elon) \w+)(?: \w+){0,2} (?:says?|said|told|believes?|thinks?|wrote|states?|stated|claims?|agrees?|supports?)|i read (?:it )?(?:on|in|somewhere)|i saw (?:it )?on (?:tv|television|the internet)|because (?:the )?experts? (?:say|said)|experts (?:say|agree|all agree)|because i say so|trust me|as an? (?:expert|doctor|teacher|professional|lawyer|scientist|engineer|veteran)|(?:i have|i've got|has) a (?:phd|degree|doctorate)|(?:his|her|their) word holds|according to (?:wikipedia|my|the bible|google|facebook|the internet))\b/,
    strength: 0.62,
    reason:
      'rests the point on who says it; whether that source is competent here, and on what grounds it says so, is not shown.',
  },
  {
    label: 'Appeal to popularity',
    pattern:
      /\b(?:(?:everyone|everybody|most people|the majority(?: of \w+)?|millions of (?:people|\w+)|all (?:of )?my friends|billions of people|the whole world|all people|nobody|no one|the vast majority|so many people)(?: \w+){0,2} (?:knows?|agrees?|believes?|thinks?|does it|do it|uses? it|buys? (?:it|them|one)|wants?|loves?|likes?|prefers?|supports?|says? so|voted|considers?)|(?:millions|billions|majority)(?: of \w+)? (?:can't|cannot|can not) (?:all )?be wrong|is (?:widely|generally|universally) (?:believed|accepted)|common knowledge|it's popular|best-?selling|(?:most|more) popular|popular opinion|\d+% of (?:people|americans|the population))\b/,
    unless:
      /\b(?:may|might|could|would|some|if|(?:nobody|no one) knows?)\b|\bshould\b|\?$|\b(?:doesn't|does not|don't) mean\b/,
    strength: 0.58,
    reason: 'offers the number of those who hold or do it as a reason; many can be mistaken together.',
  },
  {
    label: 'Slippery slope',
    pattern:
      /\b(?:if (?:we|you|they|the \w+|one|she|he|i)\b|once (?:we|you|they|the \w+))[^.?!]{3,140}?\b(?:soon|next|before long|eventually|in the end|sooner or later|tomorrow|in no time)\b[^.?!]{0,100}\b(?:and (?:then|in the end|soon|eventually|finally|before long|after that)|until|nobody|everyone|everybody|no one|all|every|everything|anything|whole|end up)\b[^.?!]*/,
    strength: 0.62,
    reason: 'leads from one small step to an extreme end; that each step brings on the next is not shown.',
  },
  {
    label: 'Slippery slope',
    pattern:
      /\btoday (?:it is|it's|they|the|we)\b[^.?!]{3,90}\btomorrow\b[^.?!]*|^(?:soon|before long),? (?:nobody|no one|everyone|everybody|all|every|no)\b[^.?!]{3,120}|^next,? (?:they|we|you|it)(?:'ll| will) [^.?!]*/,
    strength: 0.62,
    reason: 'leads from one small step to an extreme end; that each step brings on the next is not shown.',
  },
  {
    label: 'Ad hominem',
    pattern:
      /\b(?:(?:they|he|she|the [a-z]+s?|those (?:people|who [a-z ]{3,30})|people who [a-z ]{3,30}|(?:opponents|critics|shopkeepers|landlords|politicians|developers|managers|lawyers|companies)(?: [a-z]+){0,4}?) (?:only|just|merely|simply) (?:thinks?|cares?|wants?|oppose[sd]?|says?|worr(?:y|ies)|fears?) (?:(?:of|about|for|to protect|to keep|to save|to fill|to line|that because of|so because of|this because of|it because of|so because|this because|it because) )*(?:their|his|her|the)?(?: own)? ?[a-z]+|(?:of course|naturally,?) (?:they|he|she) (?:would|will) say (?:that|so|this)|(?:they|he|she|who) (?:is|are|was|were) (?:paid|funded|bribed|bought) by [a-z ]{3,40}|in the pay of [a-z ]{3,40}|(?:ha(?:s|ve)|with) an? (?:vested|financial) interest|(?:has|have) an axe to grind|(?:he|she|they|who) (?:do|does|has|have|is|was|are|were)(?:n't| not| never) even [a-z ]{3,40}|(?:stands?|hopes?) to (?:profit|gain|make money) (?:from|by) (?:it|this|that|the [a-z]+))/,
    strength: 0.63,
    reason:
      'attacks a motive instead of a reason (ad hominem, circumstantial); an interested person can still be right.',
  },
  {
    label: 'Straw man',
    pattern:
      /\b(?:(?:what|all) (?:they|opponents|critics|he|she|the (?:mayor|council|left|right|greens|opposition|government)) really wants?\b[^.?!]*|apparently,? (?:they|he|she|the [a-z]+) (?:thinks?|believes?|wants?)\b[^.?!]*|in other words,? (?:they|he|she|you) (?:wants?|thinks?|believes?)\b[^.?!]*|^(?:they|he|she|the [a-z]+|my opponent) (?:just |simply |really |evidently |clearly )?wants? (?:us|everyone|everybody|people)\b[^.?!]*\b(?:altogether|all|any|every|never|no|nothing|everyone|everything|stone age|starve|die|freeze)\b[^.?!]*)/,
    strength: 0.58,
    reason: 'puts the opposing view more extremely than anyone in the text is shown to hold it.',
  },
  {
    label: 'False analogy',
    pattern:
      /\b(?:is|are|was|were) (?:really |basically |exactly )?(?:just like|no different (?:from|than|to)|(?:exactly )?the same (?:thing )?as|nothing but) [^.?!,;]{3,60}/,
    unless: /\b(?:not|last year|before|price|size|number)\b/,
    strength: 0.5,
    reason: 'treats two things as alike; whether they are so in what matters here is not considered.',
  },
  {
    label: 'Appeal to authority',
    pattern:
      /\b(?:actor|actress|singer|footballer|film star|movie star|pop star|influencer|athlete|supermodel|celebrity|football player|tennis player)s?\b[^.?!,;]{0,40}\b(?:uses?|recommends?|swears? by|says?|drinks?|endorses?|advertises?|takes?|trusts?)\b/,
    strength: 0.6,
    reason: 'rests the point on someone who is known for something else; fame is no evidence on this question.',
  },
  {
    label: 'False cause',
    pattern:
      /^(?:(?:ever )?since|after|as soon as|no sooner) [^,.;?!]{4,90}, [^.;?!]{2,80}\b(?:ha(?:s|ve) (?:been )?(?:fallen|risen|dropped|doubled|tripled|increased|decreased|improved|grown|gone (?:up|down)|got(?:ten)? (?:better|worse)|declined|halved)|fell|rose|dropped|doubled|tripled|halved|improved|declined|went (?:up|down)|stopped|disappeared)\b/,
    strength: 0.56,
    reason: 'puts one event after another and treats the first as the cause; other causes are not ruled out.',
  },
  {
    label: 'Appeal to tradition',
    pattern:
      /\b(?:(?:has|have|had|we've|it's|they've) (?:always|traditionally|long) (?:been|done|had|worked|existed)|always been (?:done|this way|that way|like)|(?:we|they|you|people|i)(?:'ve| have) always [a-z]+|for (?:centuries|generations|thousands of years|hundreds of years|millennia|decades|ages|as long as)|our (?:ancestors|forefathers|grandparents|founding fathers)|(?:it's|it is|is|a|our|by|of) (?:\w+ )?tradition(?:al|ally|s)?|time-?honou?red|(?:that's|this is|it's) (?:just |simply )?(?:how|the way) (?:it|things|we|we've|it's) (?:is|are|has|have|always|do|been)|since (?:the beginning of time|time immemorial|forever|ancient times)|back in (?:the|my) day|in the (?:good )?old days|old-fashioned way|we(?:'ve| have) never (?:done|had|needed))\b/,
    // what is still to last so long is no habit
    unless:
      /\b(?:break with|despite|no longer|outdated|change)\b|\b(?:will|would|shall|can|could|may|might|should|must|to) (?:\w+ ){1,4}for (?:centuries|generations|thousands of years|hundreds of years|millennia|decades|ages)\b/,
    strength: 0.57,
    reason: 'takes age or habit for a reason; that something has long been so does not show that it is right.',
  },
  {
    label: 'Appeal to nature',
    pattern:
      /\b(?:(?:is|are|it's|they're|be|more|all|totally|completely|perfectly|100%) (?:un)?natural(?:ly)?|(?:not|isn't|aren't) natural|against nature|nature (?:intended|made|designed|knows|meant|has)|(?:made|derived|extracted) (?:only |entirely |purely )?(?:of|from|out of) (?:only |purely |pure |all-)?natural (?:plants?|herbs?|substances?|oils?|extracts?|minerals?)|natural (?:and|so|therefore|is|order|remed\w+|ingredients?|products?|selection is)|chemical-free|as nature|human nature|unnatural|evolved to|(?:our|the human) bod(?:y|ies) (?:is|are|was|were)n?(?: not)? (?:designed|made|meant|built))\b/,
    strength: 0.55,
    reason: 'treats what is natural as good, or the unnatural as bad; neither follows from the other.',
  },
  {
    label: 'Appeal to ignorance',
    pattern:
      /\b(?:(?:no one|nobody|science|scientists|they|you) (?:has|have|can|could|can't|cannot)(?: ever| never)? (?:prove[nd]?|disprove[nd]?|shown?|explain|explained|found)|(?:no|isn't any|is no|never been any|there's no) (?:proof|evidence|studies|study|research)(?: \w+){0,3} (?:that|of|against|for|shows?|have shown)|(?:never|not|hasn't|haven't) been (?:proven|proved|disproven|shown)|can't (?:prove|disprove)|prove (?:me wrong|it isn't|otherwise|that it))\b/,
    strength: 0.55,
    reason: 'takes the lack of proof on one side for proof of the other.',
  },
  {
    label: 'Appeal to emotion',
    pattern:
      /\b(?:think of the (?:\w+ )?(?:children|kids|families|victims)|(?:imagine|picture) (?:if |that |how |you |your |a |the |being |having |yourself |what )|how would (?:you|that|it|they) feel|how can (?:you|anyone|we) (?:\w+ )?(?:live with|sleep|be so|allow|accept|watch|stand by)|have you no|what if (?:it|that|this|they|he|she) (?:was|were|is|happened)(?: to)? (?:you|your)|if (?:it|this|that) (?:were|was|happened)(?: to)? (?:you|your)|(?:would|do) you (?:really )?want (?:your|to be|to see|that|them|those)|heart-?break\w*|innocent (?:children|victims|people|animals|lives)|poor (?:children|kids|animals?|people|guys?|girls?|souls?|things?|little)|cute|in tears|shame on|i (?:would|will|'d) (?:die|cry|hate)|(?:so|very|really) (?:sad|scared|afraid|unhappy|lonely|cute)|your own (?:child|children|kids|son|daughter|mother|family)|love(?:s|d)? (?:it|them|her|him|so)|we will all die|nightmares?)\b/,
    strength: 0.52,
    reason: 'works on feelings; however strong they are, they do not show that the claim is true.',
  },
  {
    label: 'Red herring',
    pattern:
      /\b(?:(?:there are|we have|we've got|have you|why don't (?:you|they|we)|they should|you should)(?: \w+){0,2} (?:more important|bigger|worse|other) (?:things|problems|issues|matters)|(?:bigger|worse|real) (?:problems?|issues?) (?:in the world|to|than|is|are)|people (?:are )?(?:starving|dying) in|(?:what|how) about (?:the|all|those|other|people|when)|could be (?:much |a lot |far )?worse|at least (?:you|they|we|it|he|she)(?:'re|'s| are| is| have| has| don't| didn't)|that's nothing compared|meanwhile,|first world problem)\b/,
    strength: 0.5,
    reason: 'draws attention to another matter; it can be granted without any effect on the question at hand.',
  },
  {
    label: 'False dilemma',
    pattern:
      /\b(?:either (?:you|we|they|it|he|she|i)\b[^.?!]{2,100}?\bor\b[^.?!;]{2,90}|either (?:\w+ ){1,8}or (?:\w+ ?){1,8}|(?:there (?:is|are)|we have|you have) only (?:two|2) (?:options?|choices?|ways?|possibilit\w+|kinds?|types?)|(?:only|the only) (?:other )?(?:alternative|choice|option|two options|other option)|if (?:you're|you are|we're|they're) not (?:with|for|part)|with us or against us|(?:you|we) (?:have no|don't have any) (?:other )?choice|all or nothing|two kinds of people|no middle ground|if (?:you|they|we) (?:don't|do not)\b[^.?!]{3,60}\b(?:then )?(?:you|they)(?:'re| are| must| don't| hate| want)\b)/,
    strength: 0.6,
    reason: 'leaves only two ways open; what lies between or beside them is not considered.',
  },
  {
    label: 'False cause',
    pattern:
      /\b(?:(?:right |soon |shortly |immediately |just )after (?:that|we|i|he|she|they|it|the|taking|using|eating|getting)\b[^.?!]{2,80}|ever since\b[^.?!]{3,80}|since (?:we|they|he|she|i|the \w+) (?:started|began|introduced|moved|changed|got|took)\b[^.?!]{2,80}|coincidence\?|no coincidence|can't be a coincidence)/,
    strength: 0.5,
    reason: 'puts one event after another and treats the first as the cause; other causes are not ruled out.',
  },
  {
    label: 'Correlation taken for causation',
    pattern:
      /\b(?:correlat\w+|is (?:linked|associated|connected) (?:to|with)|are (?:linked|associated|connected) (?:to|with)|(?:people|countries|states|children|students|those|men|women|cities) (?:who|that|which|with)\b[^.?!]{3,70}\b(?:are (?:more|less)|have (?:more|less|higher|lower|fewer)|live longer|tend to|get better|do better)|goes? hand in hand|at the same time as|(?:during|over|in) the same (?:time|period|years))\b/,
    unless: /\b(?:that (?:we|i|you)|only a correlation|not (?:mean|imply|prove)|correlation (?:is|does) not)\b/,
    strength: 0.48,
    reason:
      'reports that two things go together; that one brings about the other is a further claim, which is not supported.',
  },
  {
    label: 'Sunk cost',
    pattern:
      /\b(?:(?:already (?:spent|invested|put|paid|wasted|poured)|have (?:spent|invested|wasted|poured) (?:so|too|\w+ (?:years|months|million|thousand|hours)))\b[^.?!]{0,60}|too much (?:time|money|effort|work) (?:has|have|had|into|to|invested)|come (?:too|this) far|can't (?:stop|quit|give up) now|so much (?:time|money|effort) (?:has|have|into))\b/,
    unless: /\b(?:other countries|has already been shown)\b/,
    strength: 0.52,
    reason: 'counts what is spent and cannot be had back; only what is still to come bears on the choice.',
  },
  {
    label: 'Equivocation',
    pattern:
      /\b(?:in (?:a|one|another|some) sense|(?:technically|literally) (?:speaking|a|an|means)|depends on (?:what|how) (?:you|we) (?:mean|define))\b/,
    strength: 0.46,
    reason: 'uses a word whose sense is not fixed; the step holds only if it keeps one meaning throughout.',
  },
];

/** One case, offered in a way that invites a rule to be drawn from it. */
export const SINGLE_CASE =
  /\b(?:my (?:\w+ )?(?:friend|brother|sister|cousin|uncle|aunt|mother|father|mom|dad|neighbou?r|boss|dog|cat|teacher|boyfriend|girlfriend|grandfather|grandmother|roommate|son|daughter|wife|husband|colleague)s?\b|i (?:once |personally |have |'ve )?(?:know|knew|met|saw|had|tried|heard of|have seen|have met|have never|never)\b|i've (?:seen|met|never|had|known)|in my (?:experience|case|town|school|life|class)|(?:\bone|\bthis|(?<!\b(?:is|was) (?:not )?)\ba) (?:time|guy|man|woman|person|girl|kid|case|friend)\b|the (?:last|first|only) (?:time|one|two)|(?:two|three) (?:of my|people i|friends)|works? for me|happened to me|i (?:did|do|was|am|use|used) )/;

/** A handful of cases, counted. */
export const FEW_CASES =
  /^(?:only |just )?(?:one|two|three|a couple|a few|both) of (?:them|these|those|my|our|his|her|the)\b|\b(?:one|two|three|a couple of|a single) [a-z-]+ (?:i know|i met|on my street|in my street|in our street|in my town|next door|i have met)\b|\b(?:i|we)(?: have|'ve)? ever (?:seen|met|known|tried|had|visited|read|eaten)\b|\b(?:i|we) (?:have )?(?:met|talked to|spoke to|tried|bought|asked) (?:one|two|three|a couple|a few)\b/;

/** Claims without exception that everyday matters hardly bear. */
export const SWEEPING =
  /\b(?:all|every|everyone|everybody|always|never|no one|nobody|none|nothing|everything|anyone|any|only|whoever|whatever|completely|entirely|totally|absolutely|the (?:whole|entire))\b/;

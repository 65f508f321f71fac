/** Words without which a kind of flaw is hardly ever committed: general English, not taken from any set of texts. */
export interface KindWords {
  /** Any word that the kind may be about; enough where somebody talks at ease. */
  loosely: RegExp;
  /** Words that show it; asked for in careful prose, where most reasons are sound ones. */
  plainly: RegExp;
}

const ANYTHING = /^/;

/** For each kind that the learned weights can name. Patterns are tried on the lower-case text. */
export const KIND_WORDS: Readonly<Record<string, KindWords>> = {
  'Appeal to authority': {
    loosely:
      /\b(?:sa(?:y|ys|id)|told|tells|according|experts?|scien\w+|doctors?|dr|professors?|stud(?:y|ies)|research\w*|teachers?|president|phd|degree|famous|celebrit\w+|agrees?|believes?|thinks?|claims?|recommend\w*|read|heard|lawyers?|court|official|quot\w+|wikipedia|bible|god|trust)\b/,
    plainly:
      /\b(?:sa(?:ys?|id)|told|tells|according to|experts?|scien\w+|doctors?|dr|professors?|stud(?:y|ies)|research\w*|teachers?|president|phd|degree|famous|celebrit\w+|claims?|claimed|recommends?|recommended|quot\w+|wikipedia|bible|god|sources?|article|i read|read (?:it|that|about)|proven|proved|authorit\w+|stated?|states)\b/,
  },
  'Appeal to emotion': {
    loosely:
      /!|\b(?:child\w*|kids?|bab(?:y|ies)|die[sd]?|dying|dead|death|kill\w*|murder\w*|poor|suffer\w*|cry\w*|sad\w*|lov(?:e|es|ed|ing)|hate\w*|fear\w*|afraid|scared|scary|terribl\w+|horribl\w+|awful|imagine|famil\w+|mothers?|innocent|cruel\w*|victims?|heart\w*|feel\w*|pain\w*|tears|happy|happiness|ashamed|shame|disgust\w*|beautiful|cute|war|blood|hurt\w*|hope\w*|dream\w*|evil|danger\w*|worr\w+)\b/,
    plainly:
      /!|\b(?:child(?:ren)?|kids?|bab(?:y|ies)|die[sd]?|dying|dead|deaths?|kill\w*|murder\w*|poor|suffer\w*|cry|cries|crying|sad\w*|lov(?:e|es|ed|ing)|hat(?:e|es|ed)|fear\w*|afraid|scar(?:ed|y)|terribl\w+|horribl\w+|awful|imagine|innocent|cruel\w*|victims?|heart\w*|feel\w*|pain|painful|tears|shame|disgust\w*|cute|evil|hurt\w*)\b/,
  },
  'Hasty generalisation': {
    loosely:
      /\b(?:all|every\w*|always|never|nobody|no one|none|any|most|people|they|my|i|once|friends?|know|knew|seen|one|only)\b/,
    plainly:
      /(?:^|[.!?,;:] |\b(?:that|because|so|and|but|since|as|think|say|know) )(?:all|every\w*|no ?one|nobody|none|most|people|any\w*|they|these|those)\b|\b(?:is|are|do|does|has|have|will|can|would|i|you|we|they|it)(?:n't)? (?:always|never|only|all)\b|\b(?:always|everyone|everybody|nobody|no one|in my experience|i (?:have |'ve )?(?:once|know|knew|saw|seen|met|never|ever)|(?:my|a|one|this) (?:\w+ )?(?:friend|brother|sister|cousin|uncle|aunt|mother|father|mom|dad|neighbou?r|boss|teacher|guy|girl|man|woman|person|kid|case|time))\b/,
  },
  'Ad hominem': {
    loosely: /\b(?:you\w*|he|she|they|his|her|their|people|who|idiot\w*|stupid|those)\b/,
    plainly: /\b(?:you\w*|he|she|they|his|her|their|people|who|idiot\w*|stupid|those|these)\b/,
  },
  'Appeal to nature': {
    loosely:
      /\b(?:(?:un)?natur\w*|organic\w*|chemical\w*|artificial\w*|biolog\w+|evol\w+|animals?|instinct\w*|species|humans?|bod(?:y|ies))\b/,
    plainly:
      /\b(?:(?:un)?natur\w*|organic\w*|chemical\w*|artificial\w*|biolog\w+|evol\w+|instinct\w*|species|animals?|wild)\b/,
  },
  'Appeal to popularity': {
    loosely:
      /\b(?:most|majority|every(?:one|body)|nobody|no one|popular\w*|millions?|billions?|\d+|percent|many|people|sales|sold|vot\w+|all|everywhere|they)\b|%/,
    plainly:
      /\b(?:most|majority|everyone|everybody|nobody|no ?one|popular\w*|millions?|billions?|percent|people|sales|sold|vot(?:e|es|ed|ing)|so many|all of|rating\w*|reviews?|consensus|widely|everywhere|lots? of)\b|%/,
  },
  'Appeal to tradition': {
    loosely:
      /\b(?:always|tradition\w*|years?|old|history|historic\w*|cultur\w+|generations?|ancestors?|centur\w+|used to|ages|habit|ever|original\w*|since|decades?|forever|new)\b/,
    plainly:
      /\b(?:always|tradition\w*|years|histor\w+|cultur\w+|generations?|ancestors?|centur\w+|used to|ages|habit|original\w*|decades?|forever|(?:been|was|were) around|(?:has|have|had|'ve|'s) been|old|older|way (?:it|things|we))\b/,
  },
  'Appeal to worse problems': {
    loosely:
      /\b(?:worse|worst|bigger|more important|real|others?|instead|at least|could be|starv\w+|war|poor|cancer|first world|problems?|issues?|matter\w*|care|serious\w*|while|than|compared)\b/,
    plainly:
      /\b(?:worse|worst|bigger|more important|less important|(?:real|other|actual|bigger|many|more) (?:\w+ )?(?:problems?|issues?|things?|people|countries)|instead|at least|could be|starv\w+|third world|cares?|complain\w*|priorit\w+|matters?|focus|compared)\b/,
  },
  'False dilemma': {
    loosely: /\b(?:or|either|only|choice|choose|options?|unless|else|otherwise|if|both|neither|without)\b/,
    plainly:
      /\b(?:either|or else|otherwise|only (?:\w+ )?(?:choice|option|way|reason|thing)|choice|choose|options?|unless|(?:if|because) (?:you|they|we|he|she|it)(?:'re| are|'s| is)?(?:n't| not| do not| does not)?|or (?:you|they|we|it|he|she|i|not|just)|both|neither|without|no (?:other|middle|in)|not .{1,40} but)\b/,
  },
  'Slippery slope': {
    loosely:
      /\b(?:if|then|soon|next|leads?|become\w*|end|will|start\w*|eventually|steps?|allow\w*|would|until|going to|gonna|slope|stop)\b/,
    plainly:
      /\b(?:if|then|soon|next|lead\w*|become\w*|end up|eventually|steps?|until|going to|gonna|slope|start\w*|will|first)\b/,
  },
  'Red herring': {
    loosely: ANYTHING,
    plainly: /\?|\b(?:but|what about|anyway|by the way|besides|instead|rather|others?|also|at least|well|more)\b/,
  },
};

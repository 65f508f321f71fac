/**
 * Discourse markers. `lead` patterns are tried at the beginning of a clause (lower case, after and/but); the first
 * that matches is taken off the clause's words.
 */
export type MarkerKind = 'reason' | 'conclusion' | 'contrast' | 'concession' | 'addition' | 'example' | 'summary';

export interface Marker {
  kind: MarkerKind;
  pattern: RegExp;
  /** 0 to 3: how firmly it decides the role. */
  weight: number;
}

export const LEAD_MARKERS: readonly Marker[] = [
  // the parts of an abstract
  { kind: 'conclusion', weight: 3, pattern: /^conclusions?:\s*/ },
  { kind: 'concession', weight: 2, pattern: /^(?:limitations?|caveats?):\s*/ },
  { kind: 'addition', weight: 1, pattern: /^(?:background|objectives?|aims?|methods?|results?|findings?):\s*/ },
  {
    kind: 'conclusion',
    weight: 2,
    pattern:
      /^(?:the|our|these|all these|taken together,? these) (?:results|findings|data|figures|observations) (?:\w+ )?(?:suggest|show|indicate|demonstrate|imply)(?: that)\b,?\s*/,
  },
  {
    kind: 'conclusion',
    weight: 3,
    pattern:
      /^(?:therefore|thus|hence|it follows(?: from this)? that|i conclude(?: from this)? that|we (?:can |may |must )?conclude(?: from this)? that|(?:this|that|which) is (?:exactly |precisely )?why|(?:that|this)'s (?:exactly |precisely )?why|for (?:this|that|these|those|all these) reasons?|from this it follows that|in consequence|because of (?:this|that|all this|these \w+)|in (?:the )?light of (?:this|that|all this|these \w+)|on (?:this|that) basis|it can be concluded that|the conclusion is that|this (?:shows|proves|demonstrates|implies|suggests) that|which (?:shows|proves|means|implies)(?: that)?|this means(?: that)?|that means(?: that)?|ergo)\b,?\s*/,
  },
  {
    kind: 'conclusion',
    weight: 2,
    pattern:
      /^(?:so|accordingly|consequently|(?:as a|the) (?:direct |simple )?(?:result|consequence)(?: of (?:this|that|all this))?(?: is that)?(?=,|\s(?:the|a|an|we|you|they|it|he|she|i|there|our|my|all|no|nobody|is that)\b|$)|as such)\b,?\s*/,
  },
  {
    kind: 'summary',
    weight: 2,
    pattern:
      /^(?:in (?:conclusion|short|summary|sum|brief)|to (?:conclude|sum up|summari[sz]e)|all in all|overall|ultimately|on the whole|in the end|at the end of the day|all things considered|taken together)\b,?\s*/,
  },
  {
    kind: 'reason',
    weight: 3,
    pattern:
      /^(?:(?:simply |just |mainly |only |precisely |partly |especially )?because(?! of)|given that|seeing that|considering that|in view of the fact that|due to the fact that|owing to the fact that|on the grounds that|inasmuch as|after all|one reason (?:for this )?is that|the reason (?:for this )?is that|another reason is that|this is because|that is because|that's because|it's because)\b,?\s*/,
  },
  {
    kind: 'example',
    weight: 2,
    pattern:
      /^(?:for (?:example|instance)|e\.g\.|to give an example|consider|such as|take for example|case in point)\b,?\s*/,
  },
  {
    kind: 'addition',
    weight: 1,
    pattern:
      /^(?:furthermore|moreover|further(?=,)|plus|in addition|additionally|besides(?: that)?|what's more|what is more|also|likewise|similarly|first(?:ly)?(?: of all)?|second(?:ly)?|third(?:ly)?|finally|lastly|next|on top of that|not only that|on the one hand|likewise|apart from that)\b,?\s*/,
  },
  {
    kind: 'concession',
    weight: 3,
    pattern:
      /^(?:(?:of course|granted|admittedly|to be sure|it is true that|it's true that|no doubt|although|even though|though|even if|(?:despite|in spite of) the fact that|on the other hand|while it is true that|while)\b,?|(?:true|certainly|sure|naturally|undoubtedly|on the negative),)\s*/,
  },
  {
    kind: 'contrast',
    weight: 2,
    pattern:
      /^(?:(?:but|however|yet|nevertheless|nonetheless|even so|in fact|in reality|instead|rather|by contrast|in contrast|on the contrary|(?:having said|that being said|that said)(?: that)?|then again|conversely|regardless|anyway)\b,?|(?:still|despite (?:this|that|these|all this)|in spite of this),)\s*/,
  },
];

/** What announces an objection that the writer does not share. */
export const OBJECTION =
  /^(?:some|many|most) [a-z]+s (?:still )?(?:object|complain|fear|worry|argue|claim|point out) that\b|\b(?:(?:some|others|critics|opponents|sceptics|skeptics|detractors|proponents|advocates|supporters)(?: (?:people|would|of [a-z]+ [a-z]+))? (?:may|might|could|will|would|argue|object|say|claim|think|believe|contend|feel|complain|worry|maintain|fear|point out|consider|insist|count on|have (?:argued|claimed|said|objected))|(?:it|one|many|people|you|they|there are those who|those who)(?: \w+){0,3}? (?:may|might|could|would|will)(?: \w+)? (?:argue|object|say|claim|think|believe|contend|feel|complain|worry|maintain|regard|fear|counter|be argued|be objected|be said|be claimed|be tempting|be cause for concern|point out|wonder|question|doubt|disagree)|(?:many|several) (?:opponents|critics|people) (?:of .{3,40} )?(?:argue|object|point out|claim)|(?:politicians|they) (?:may )?(?:stress|insist|claim)|^(?:the )?\w+ (?:are |is )?(?:try|trying|tries) to (?:appease|reassure|persuade|convince) (?:us|people|everyone|the public)\b|it (?:is|'s) (?:often|sometimes|frequently) (?:said|argued|claimed|objected)|(?:common|usual|main|possible|one) (?:objection|counter-?\s?argument|drawback|downside|disadvantage)|the (?:only )?(?:drawback|downside)|a downside|admittedly|it is (?:indisputable|undeniable))\b/;

/** Markers found inside a sentence at which it is cut; each alternative begins at its own word. */
export const INNER_MARKER =
  /(?:^|[\s,;:—–(])(because(?! of\b)|given that|seeing that|considering that|due to the fact that|on the grounds that|inasmuch as|since|as|for|(?:and )?therefore|(?:and )?thus|(?:and )?hence|(?:and )?consequently|(?:and )?so|(?:and )?as a result|which means(?: that)?|which is why|that is why|that's why|it follows that|i conclude that|this means(?: that)?|which (?:shows|proves) that|but|yet|however|nevertheless|although|even though|though|despite the fact that|whereas|even if)(?=[\s,])/gi;

const HOLDS =
  '(?:(?:fear|worry|object|argue|say|claim|complain|believe|think|insist|doubt|warn|protest|reply|respond|contend|assume|suspect|grumble|point out|oppose|reject|resist)(?:s|d|ed)?|said|thought|worries|worried|replies|replied|(?:is|are) (?:afraid|worried|against|opposed))';

/** A view that others hold; an objection where it is answered at once. */
export const OTHERS_VIEW = new RegExp(
  `^(?!(?:i|we|you|he|she|it|this|that|my|our|studies|research|researchers|experts|doctors|scientists|data|figures|statistics|everyone|everybody|nobody|a study|the (?:study|studies|research|report|figures|data|evidence))\\b)(?:[a-z'’-]+ ){1,5}?(?:may |might |will |would |have |has |still |often |also |now |always )*${HOLDS}\\b`,
);

/** Begins an answer: what was said before is turned down. */
export const DENIAL =
  /^(?:(?:this|that|it|the (?:fear|worry|objection|claim|idea|argument)|such (?:fears|worries|claims)) (?:is|are|was|were) (?:\w+ )?(?:(?:simply|just|plainly|a|an) )*(?:wrong|false|mistaken|nonsense|untrue|unfounded|not true|not so|not (?:necessarily |always |quite |really )?(?:the case|true|so|right)|myth|misunderstanding|beside the point)|(?:this|that|the (?:objection|argument)) (?:misses|ignores|overlooks|forgets)|(?:unfortunately,? |in truth,? )?there is (?:little|no|hardly any|not much) (?:evidence|proof|reason|basis)?(?: \w+)? ?(?:for|to (?:back|support|believe|think|suggest)\w*) ?(?:this|that|it|such|up|the)\b|they (?:are (?:wrong|mistaken)|forget|ignore|overlook|miss)|not so)\b/;

/** What someone else means to do. */
export const OPPOSED_PLAN =
  /^(?!(?:i|we|my|our|you|everyone|everybody|nobody|people|most|many|some|all)\b)(?:[a-z'-]+ ){1,7}?(?:wants?|plans?|proposes?|proposed|intends?|would like|hopes?|(?:has|have) (?:decided|announced|proposed)|decided|is (?:planning|considering|thinking of|about|going|threatening)|are (?:planning|considering|thinking of|about|going|threatening)) (?:that |to |of |a |an |the |\w+ing)/;

/** Judges the plan that was told before it. */
export const TURNS_DOWN =
  /^(?:that|this|it|the (?:plan|idea|proposal|move)|doing so|such a \w+) (?:(?:is|was|would be|will be) (?:\w+ )?(?:an? )?(?:\w+ )?(?:mistake|error|wrong|bad|terrible|folly|foolish|unwise|disaster|shame|unfair|unjust|short-sighted|nonsense|absurd|unacceptable|step back\w*)\b|(?:must|should) not (?:happen|be allowed)\b)/;

/** What those who gathered the evidence grant about it. */
export const LIMIT =
  /\b(?:not (?:been )?(?:assigned|chosen|selected|drawn) at random|not randomi[sz]ed|(?:sample|samples|groups?|numbers?) (?:was|were|is|are) (?:\w+ )?(?:too )?(?:small|few|limited|not representative)|(?:study|design|data|design of the study) (?:was|were|is|are) (?:only )?(?:observational|retrospective|cross-sectional|self-reported|limited)|cannot (?:establish|prove|show|infer) (?:causation|cause|causality)|no control group|(?:an? |one |the main )?limitations? (?:of|is|are|include|was)|further (?:research|studies|work|trials) (?:is|are|will be) (?:needed|required|necessary))\b/;

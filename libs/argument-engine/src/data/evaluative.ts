/** Words of judgement: a clause that has one can serve as a claim. */
export const EVALUATIVE =
  /\b(?:good|bad|healthy|unhealthy|safe|unsafe|better|best|worse|worst|right|wrong|fair|unfair|just|unjust|justified|unjustified|necessary|unnecessary|important|essential|vital|crucial|desirable|undesirable|acceptable|unacceptable|reasonable|unreasonable|sensible|absurd|ridiculous|harmful|beneficial|dangerous|useful|useless|worth|worthwhile|valuable|immoral|moral|ethical|unethical|appropriate|inappropriate|terrible|great|excellent|overrated|positive|negative|effective|ineffective|(?:dis)?advantages?|benefits?|drawbacks?|problem|mistake|duty|responsib\w+|okay|welcome|superior|inferior|outdated|pointless|legitimate|credible|reliable|unreliable|trustworthy|untrustworthy|guilty|makes? (?:good |perfect |no |little |more )?sense)\b/;

export const HARM =
  /\b(?:harm\w*|danger\w*|risk\w*|threat\w*|kill\w*|die|dies|death|injur\w*|damage\w*|destroy\w*|pollut\w*|suffer\w*|loss|lose|waste\w*|problem\w*|crime|violen\w*|abuse\w*|disease\w*|illness|poverty|unfair|unjust|fail\w*|hurt\w*|stress|noise|noisy|unfriendly|unsafe|unhealthy|expensive|costly|bad|worse|worst|dirt\w*|annoy\w*|corrupt\w*|addict\w*|exploit\w*|disturb\w*)\b/;

export const BENEFIT =
  /\b(?:benefit\w*|improv\w*|help\w*|protect\w*|save\w*|safe\w*|healthy|healthier|health|good|better|best|gain\w*|advantage\w*|useful|efficien\w*|freedom|fair|learn\w*|enable\w*|allow\w*|support\w*|strengthen\w*|enjoy\w*|opportunit\w*|prevent\w*|reduc\w*)\b/;

export const NORMATIVE =
  /\b(?:should(?:n't)?(?! have)|must(?:n't)?(?! (?:have|be (?:a|an|the|very|so|due))\b)|ought|shall|ha(?:s|ve) to|needs? to|we need|had better|let's|let us|no (?:other )?(?:choice|option|alternative) but to|(?:is|are) (?:not |also |therefore )?to be|be (?:banned|allowed|abolished|introduced|prohibited|regulated|forbidden|legali[sz]ed))\b/;

/** A ruling: what an examiner or a court decides. */
export const RULING =
  /\bclaims? \d[\d\s,–-]*(?:(?:and|to|through) \d+ )?(?:is|are|stands?) (?:\w+ )?(?:rejected|objected to|refused|allowed|unpatentable|anticipated)\b|\bthe (?:appeal|motion|petition|complaint|application|request|objection|opposition|claim|judg(?:e)?ment|decision|rejection|conviction) (?:\w+ ){0,4}?(?:is|are|must be|should be) (?:therefore |accordingly |hereby )?(?:affirmed|denied|dismissed|granted|reversed|allowed|upheld|maintained|refused|overturned|set aside|vacated)\b/;

/** Firm words of duty; the rest of NORMATIVE also tells what merely has to happen. */
export const DUTY =
  /\b(?:should(?:n't)?(?! have)|must(?:n't)?(?! (?:have|be (?:a|an|the|very|so|due))\b)|ought|shall|let's|let us|no (?:other )?(?:choice|option|alternative) but to|(?:(?:it is|it's|is it|now is the|about|high) (?:high |about )?|^)time (?:to|we|that we|for us))\b/;

/** Recommends or turns down a course without a word of duty: "it would be wise to ...", "banning them would ...". */
export const PROPOSAL =
  /\b(?:it (?:would|might|could) be (?:\w+ )?(?:ideal|best|better|good|wise|wiser|sensible|advisable|helpful|right|fair|fairer|useful|prudent)\b(?= to\b| if\b|,|\.|$)|it (?:makes|would make) (?:more |little |no )?sense to|(?:is|are|would be) (?:\w+ )?(?:not|no|hardly|never|neither) (?:the|an?|any)? ?(?:right |proper |real |good )?(?:answer|solution|option|way out|way forward|alternative)|(?:is|are|seems?|would be) (?:\w+ ){0,2}(?:desirable|advisable|preferable|indispensable|irresponsible|intolerable|unacceptable|overdue)|(?:deserves?|warrants?) to be)\b|^(?:prohibiting|banning|forbidding|outlawing|raising|lowering|introducing|abolishing|allowing|legali[sz]ing|requiring|charging|taxing|limiting|restricting|replacing|closing|opening|building|expanding|extending|ending|cutting|reducing|investing in|subsidi[sz]ing|switching to|moving) [^,.;]{3,120}? would (?!not\b)/;

/** Sets one thing against another: the beginnings of a case. */
export const COMPARES =
  /\b(?:more|less|fewer|most|least|better|worse|[a-z]{3,}er) than\b|\b(?:twice|half|doubled?|rose|risen|fell by|fallen|increased|decreased|dropped) (?:as|by|to|from|in)\b/;

export const STANCE =
  /\b(?:i (?:strongly |firmly |really |do |don't |do not |also |would |personally )*(?:believe|think|feel|am convinced|support|oppose|agree|disagree|am (?:strongly |absolutely |totally )?(?:in favou?r|against|for)|find (?:it|that|this|the)|hold|maintain|argue|say|suggest|recommend|doubt)|in my (?:opinion|view|eyes)|from my point of view|to my mind|i'm (?:in favou?r|against|convinced)|personally|we conclude|i conclude)\b/;

import type { Scheme } from '@premise/argument-graph';

/** Signs of a scheme in lower-case words, with `#` for each digit. None is certain: training learns how far each can be believed. */
interface SchemePattern {
  scheme: Scheme;
  pattern: RegExp;
}

const PEOPLE =
  '(?:people|persons|customers|clients|residents|respondents|members|parents|students|pupils|patients|players|users|readers|voters|drivers|staff|employees|workers|participants|subjects|visitors|households|families|tenants|neighbou?rs|friends|colleagues|teachers|farmers|owners|buyers|women|men|children|kids|those (?:asked|who))';
const SAID =
  '(?:say|says|said|told|think|thinks|thought|answered|replied|reported|prefer|preferred|want|wanted|agree|agreed|support|supported|rated|voted|chose|picked|liked|like|complained)';

const list = (scheme: Scheme, ...patterns: readonly RegExp[]): SchemePattern[] =>
  patterns.map((pattern) => ({
    scheme,
    pattern: new RegExp(pattern.source.replaceAll('#', '#[#,.]*'), pattern.flags),
  }));

const SCHEME_PATTERNS: readonly SchemePattern[] = [
  ...list(
    'teaching-away',
    /\bteach(?:es|ing)? away\b/,
    /\b(?:warns?|discourages?|advises?|cautions?) (?:the skilled person )?against\b/,
  ),
  ...list('unexpected-results', /\b(?:unexpected(?:ly)?|surprising(?:ly)?) (?:results?|improv\w+|better|high|low)\b/),
  ...list(
    'motivation-to-combine',
    /\b(?:reason|motivat\w+|suggestion|teaching) (?:to|for) (?:\w+ ){0,3}(?:combin\w+|modif\w+)\b/,
    /\b(?:would have been )?motivated to (?:combine|modify|use|add|replace)\b/,
  ),
  ...list(
    'written-description',
    /\bwritten description\b/,
    /\bsection 112\b|\b112\s*\(a\)|\benablement\b|\bundue experimentation\b/,
  ),
  ...list(
    'anticipation',
    /\banticipat(?:e|es|ed|ion)\b/,
    /\bdiscloses? (?:each and every|every|all)\b/,
    /\b102\s*\(a\)/,
  ),
  ...list(
    'obviousness',
    /\bobvious(?:ness)?\b/,
    /\bskilled (?:in the art|person|artisan)\b/,
    /\bperson of ordinary skill\b/,
  ),
  ...list(
    'expert-opinion',
    /\b(?:(?:dr|prof|professor|sir|dame)\.? \p{L}+(?: \p{L}+)?)\b/u,
    /\b(?:(?:the |an? |our |my |her |his |two |three |several |most |many |leading |independent |structural )*(?:experts?|scientists?|doctors?|surgeons?|physicians?|engineers?|specialists?|economists?|researchers?|surveyors?|inspectors?|vets?|veterinarians?|pharmacists?|dentists?|physios?|physiotherapists?|professors?|analysts?|historians?|arborists?|electricians?|plumbers?|mechanics?|actuar(?:y|ies)|nutritionists?|dermatologists?|cardiologists?|chefs?|coach(?:es)?|actors?|celebrit(?:y|ies)|champions?|astronauts?|nobel \p{L}+))\b[^.;]{0,60}\b(?:says?|said|recommends?|recommended|advises?|advised|told|thinks?|believes?|warns?|warned|confirmed|confirms|agrees?|agreed|concluded|found|swears?|reckons?|calls?|called|states?|stated|rated|endorses?)\b/u,
    /\baccording to (?:(?:the |a |an )?(?:\p{L}+ ){0,4}(?:experts?|scientists?|doctors?|engineers?|institute|association|academy|university|journal|college|society))\b/u,
  ),
  ...list(
    'sunk-cost',
    /\b(?:(?:already|so far) (?:spent|paid|invested|put|sunk|poured)|(?:spent|paid|invested|put|sunk|poured)\b[^.;]{1,50}\b(?:already|so far))\b/,
    /\b(?:(?:come|gone|got) (?:this|too|so) far)\b/,
    /\b(?:after|with) (?:(?:all|everything) (?:that |the )?(?:\w+ )?(?:we|i|you|they)(?:'ve| have)? (?:spent|put|invested|paid|done|been through))\b/,
    /\b(?:(?:would|will|to) (?:all )?(?:be (?:wasted|thrown away|for nothing)|(?:go|have gone) to waste|have been (?:for nothing|wasted)))\b/,
  ),
  ...list(
    'ignorance',
    /\b(?:(?:no ?one|nobody|no study|no test|none of (?:them|you|us)|science)(?: has| have| had| was| is)?(?: ever| yet| been| able to| managed to)* (?:shown?|proved?|proven|demonstrated?|disproved?|disproven|refuted?|explained?|produced?|found|find|given|come up with|ruled? out|rule out))\b/,
    /\b(?:(?:has|have|had)(?: never| not) (?:yet )?(?:ever )?been (?:shown|proved|proven|disproved|disproven|demonstrated|refuted|explained|ruled out))\b/,
    /\b(?:(?:is|are|was|were|'s|there is) (?:no|not any|not a shred of|zero) (?:\w+ )?(?:evidence|proof))\b/,
    /\b(?:(?:never|not once) (?:heard|seen|had) (?:a |one |any )?(?:single )?(?:complaints?|problems?|proof|evidence))\b/,
    /\b(?:(?:cannot|can not|can't|couldn't|could not|can't) (?:prove|disprove|show|rule out))\b/,
  ),
  ...list(
    'circularity',
    /\b(?:because it (?:is|'s) (?:right|true|what it is)|by its very nature|simply because it is)\b/,
  ),
  ...list(
    'slippery-slope',
    /\b(?:slippery slope|thin end of the wedge|opens? the (?:door|floodgates)|where (?:does|will|would) it (?:end|stop)|next thing (?:you|we) know|before (?:long|you know it)|what(?: is|'s) next|soon (?:enough )?(?:they|we|you|every\w+|nobody|no one)|(?:and )?then (?:it's|it is|it will|they'll|they will|we will|we'll|every\w+|nobody|the next)|once (?:you|we|they) (?:let|allow|start|give|make)|today [^.;]{3,60} tomorrow)\b/,
  ),
  ...list(
    'popularity',
    /\b(?:(?:every ?one|everybody|every (?:other )?\w+|all (?:the )?(?:other )?\w+|most (?:people|of us)|millions|thousands|hundreds|half the \w+|the whole \w+|so many (?:people)?|nobody else|(?:\d+|#) (?:million |thousand )?(?:people|members|users|followers|customers|subscribers|buyers))(?: \w+){0,4} (?:does|do|knows?|thinks?|believes?|agrees?|says?|uses?|buys?|bought|has|have|wants?|loves?|loved|switched|signed|chose|chosen|doing|using|swears?|trusts?))\b/,
    /\b(?:best[- ]?sell\w+|most popular|(?:five|5|#) stars?|trending|goes viral|sells out)\b/,
  ),
  ...list(
    'person',
    /\b(?:(?:he|she|they|you|who|whose|the man|the woman|the author|the examiner|the writer|mr|mrs|ms|councill?or|\p{Lu}?\p{L}+)\b[^.;]{0,40}\b(?:liar|hypocrite|convicted|dropout|divorced|drunk|lazy|coward|fraud|crook|clown|idiot|fool|snob|failed|sacked|fired|bankrupt|in the pay of|paid by|funded by|owns shares|stands to (?:gain|profit)|(?:cannot|can't|couldn't) even|never (?:worked|had|held|been|set foot|lifted)))\b/u,
    /\b(?:(?:of course|naturally) (?:he|she|they|you)(?:'d| would| will)? (?:say|think|want)\b)/,
    /\b(?:coming from (?:a|an|someone|somebody|the)\b[^.;]{2,40})/,
  ),
  ...list(
    'position-reported',
    /\b(?:(?:he|she|they|you|critics|opponents|(?:the )?\p{L}+ (?:lobby|crowd|people|brigade|party|council|side)|\p{L}+)(?: really| now| just| apparently| clearly| basically)? (?:wants? (?:us|to|everyone|every|nothing|it all)|would have us|thinks? (?:we|that we|that no|nobody)|is (?:saying|asking|telling) (?:that )?(?:we|us)))\b/u,
  ),
  ...list(
    'analogy',
    /\b(?:(?:is|are|was|were|be|it's|that's|would be)(?: a bit| rather| exactly| just| very much| no different from| not unlike)? (?:like|as if|no different from|the same as)) (?!this\b|that\b|it\b|i\b|to\b)\w+/,
    /\b(?:just (?:as|like)|in the same way|no different from|the same (?:way|goes|is true|applies)|similarly|likewise|by the same token|think of (?:it|this|them) as|imagine|you wouldn't|you would not|would you (?:\w+ ){0,6}(?:too|either)?)\b/,
  ),
  ...list(
    'alternatives',
    /\b(?:either\b[^.;]{3,140}\bor)\b/,
    /\b(?:(?:only|just) (?:two|2|three|other)\b[^.;]{0,30}\b(?:options?|choices?|ways?|possibilit\w+|explanations?|alternatives?|things?|candidates?))\b/,
    /\b(?:(?:the )?(?:only |other )?alternatives? (?:is|are|was|were|would))\b/,
    /\b(?:(?:that )?(?:leaves|leaving) (?:only|us|just)|the only (?:other )?(?:one|thing|person|explanation|way|option)|ruled out|rules out|neither\b[^.;]{2,80}\bnor|nothing else|no other)\b/,
    /^(?:or|or else|otherwise)\b/,
  ),
  ...list(
    'sample-to-population',
    new RegExp(
      `\\b(?:(?:#|half|most|all|nearly all|\\w+ (?:out )?of (?:the |my |our )?(?:#|\\w+))(?: ?%| percent| per cent)? (?:of )?(?:the |our |my |those )?(?:# )?(?:\\w+ ){0,2}${PEOPLE}\\b[^.;]{0,60}\\b${SAID})\\b`,
    ),
    /\b(?:(?:survey|poll|questionnaire|sample|interviewed|polled|surveyed|respondents|reviews|focus group|ballot|straw poll)\w*)\b/,
    /\b(?:(?:all|both|each|every one|none|two|three|four|five|#) (?:of )?(?:the |my |our )?(?:\w+ )?(?:i|we)(?:'ve| have)? (?:tried|met|asked|seen|checked|owned|bought|visited|spoken to|known|knew|had|tested))\b/,
    /\b(?:(?:my|our) (?:\w+ )?(?:uncle|aunt|neighbou?rs?|cousins?|friends?|brother|sister|gran\w*|dad|mum|mom|wife|husband|colleagues?|mates?|flatmates?|family))\b/,
  ),
  ...list(
    'correlation-to-cause',
    /\b(?:correlat\w+|linked (?:to|with)|associated with|goes? hand in hand|go together)\b/,
    /\b(?:(?:ever )?since (?:we|they|the|he|she|i|it|then|that)\b|(?:the )?(?:week|month|day|year|season|term)s? (?:after|before|that)|(?:right |soon |shortly )?after (?:we|they|the|he|she|i|it)\b|when(?:ever)? (?:we|they|the|he|she|i|it)\b)[^.;]{0,90}\b(?:rose|fell|dropped|doubled|tripled|halved|stopped|started|began|grew|shrank|improved|jumped|climbed|declined|increased|decreased|went (?:up|down)|got (?:better|worse)|has|have|had|cured|gone|won|lost|quiet)\b/,
    /\b(?:(?:people|those|children|students|pupils|towns|countries|families|schools|companies|players|teams|cities|households) (?:who|that|which|with)\b[^.;]{2,70}\b(?:are|have|get|live|score|earn|do|were|had|scored|lived)(?: \w+)? (?:more|less|fewer|better|longer|higher|lower|happier|healthier|less likely|more likely|twice))\b/,
  ),
  ...list(
    'base-rate',
    /\b(?:(?:#|\w+) (?:percent |per cent |% )?(?:accurate|accuracy|reliable|right in)|tested positive|false (?:positives?|alarms?)|(?:test|scanner|alarm|detector|screen\w*|filter)\b[^.;]{0,40}\b(?:right|wrong|correct|flags?|catches))\b/,
  ),
  ...list(
    'same-word',
    /\b(?:(?:the word|the very word|by (?:the )?same (?:word|token)|is called|call it|calls itself|so-called|literally))\b/,
  ),
  ...list(
    'composition',
    /\b(?:(?:each|every|all(?: of)?(?: the)?) (?:\w+ ){0,2}(?:parts?|pieces?|members?|players?|ingredients?|chapters?|instruments?|singers?|notes?|bricks?|components?|atoms?|cells?|words?|sentences?|colou?rs?|flavou?rs?|musicians?|soloists?))\b/,
  ),
  ...list(
    'division',
    /\b(?:(?:the )?(?:whole |entire )?(?:team|company|orchestra|school|department|university|country|committee|board|choir|family|firm|club|class|machine|engine|fleet|region|county|city|nation|industry) (?:is|was|has|are|ranks?|came|won|scored|earns?|makes?))\b/,
  ),
  ...list(
    'precedent',
    /\b\p{L}+ v\.? \p{L}+\b/u,
    /\b(?:precedents?|last time|(?:we|they|it|he|she)(?: have|'ve| has)? always (?:been |done |had |was )?|for (?:#|\w+|generations|centuries|decades) (?:years|generations|centuries|decades)|since (?:#|time immemorial|my grandfather)|our (?:grand)?(?:fathers|parents|mothers)|tradition\w*|the (?:tribunal|court|board|committee) (?:held|found|ruled|decided|allowed|granted))\b/,
  ),
  ...list(
    'rule-to-case',
    /\b(?:(?:rule|clause|section|article|paragraph|regulation|by-?law|policy|statute|ordinance|act|guideline|standing order|s\.o\.|terms?|contract|lease|agreement|licen[cs]e|handbook|code|standard|criteri\w+|requirements?|constitution|§|u\.s\.c\.)(?: \d\S*| # ?\S*)?)\b[^.;]{0,60}\b(?:says?|said|states?|requires?|allows?|provides?|forbids?|prohibits?|bars?|gives?|entitles?|obliges?|limits?|covers?|applies|must|may|shall|reads?|is|are|#)\b/,
    /\b(?:(?:is|are|was|were)(?: not|n't)? (?:required|entitled|obliged|allowed|permitted|forbidden|eligible|exempt|bound) (?:to|by|for|from|under))\b/,
    /\b(?:under (?:the |our |its |this )?(?:rules?|terms?|law|act|contract|lease|policy|clause|section|article))\b/,
    /\b(?:(?:any|every|each|no) \w+(?: \w+)? (?:who|that|which|with|over|under|must|shall|may)\b)/,
  ),
  ...list(
    'testimony',
    /\b(?:(?:witness\w*|bystander|saw|heard|overheard|testified|swore|affidavit|cctv|camera|footage|(?:i|he|she|they) (?:was|were) (?:there|present|standing))\b)/,
    /\b(?:(?!i\b|we\b|it\b|this\b|that\b)\p{L}+ (?:told (?:me|us|the|her|him|them)|remembers?|recalls?|noticed|reported|mentioned))\b/u,
  ),
  ...list(
    'example',
    /\b(?:for (?:example|instance)|such as|e\.g\.|take (?:the|my|our|\p{Lu}?\p{L}+)\b|look at|to name (?:one|a few)|consider (?:the|a|how))\b/u,
  ),
  ...list(
    'definition',
    /\b(?:by definition|is defined|means? (?:that|a|any|the)|the (?:meaning|definition) of|counts? as|dictionary)\b/,
  ),
  ...list(
    'comparison',
    /\b(?:(?:more|less|fewer|\p{L}+er|better|worse) [^.;]{0,40}\bthan)\b/u,
    /\b(?:compared (?:with|to)|as (?:much|many|good|long|cheap|fast|strong) as|in contrast|whereas|twice (?:as|the)|half (?:as|the)|the same (?:price|size|time|amount))\b/,
  ),
  ...list(
    'statistics',
    /#[^.;]{0,12}(?:%|percent|per cent)|\b(?:average|rate|ratio|median|per (?:week|year|month|day|head|hour|cent|capita))\b|#[^#.;]{3,60}#/,
  ),
  ...list(
    'principle',
    /\b(?:(?:it (?:is|'s|would be) )?(?:only )?(?:un)?fair(?:ness)?|rights? (?:to|of)|dut(?:y|ies)|owe[sd]?|deserves?d?|promis\w+|justice|honest\w*|dignity|respect|equal(?:ity|ly)?|responsib\w+|moral\w*|wrong to|natural(?:ly)?|unnatural)\b/,
  ),
  ...list(
    'means-to-end',
    /\b(?:so that|in order to|so as to|lets? (?:us|you|them|people|me)|allows? (?:us|you|them|people)|helps? (?:us|you|them|to|people)|would (?:let|allow|help|enable)|enables?)\b/,
  ),
  ...list('conditional', /\b(?:(?:if|unless|only if|whenever|provided that)) [^.;]{5,}/),
  ...list(
    'consequences',
    /\b(?:(?:will|'ll|would|won't|'d|could|may|might|means?|leads? to|results? in|costs?|saves?|frees?|risks?|harms?|hurts?|ruins?|damages?|prevents?|protects?|cuts?|reduces?|loses?|adds?|brings?|going to))\b/,
  ),
  ...list(
    'cause-to-effect',
    /\b(?:causes?d?|makes?|made|because|due to|results? (?:from|in)|produces?|leads? to|drives?)\b/,
  ),
  ...list(
    'sign',
    /\b(?:shows?|showed|suggests?|indicates?|looks? like|traces?|marks?|evidence|found|measured|records?|recorded|logs?|data|readings?|smell\w*|sounds?|stains?|prints?|still|no longer)\b/,
  ),
];

/** Schemes of which the words of a reason have a sign. */
export function listSchemeSigns(words: string): Set<Scheme> {
  const lower = words.toLowerCase().replaceAll('’', "'").replace(/\d/g, '#');
  return new Set(SCHEME_PATTERNS.filter(({ pattern }) => pattern.test(lower)).map(({ scheme }) => scheme));
}

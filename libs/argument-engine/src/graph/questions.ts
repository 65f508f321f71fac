import type { AssumptionType, ConclusionType, Scheme } from '@premise/argument-graph';

/** What a step of some kind rests on, and how it is put to the test. `$R` stands for the quoted reason, `$C` for the quoted conclusion. */
export interface Challenge {
  question: string;
  assumption: string;
  counterpoint: string;
}

/** By the scheme of the step (Walton, Reed and Macagno, Argumentation Schemes, 2008, and the guideline of the corpus). */
export const SCHEME_CHALLENGES: Partial<Record<Scheme, Challenge>> = {
  'sample-to-population': {
    question: 'Are the cases in $R typical, and are there enough of them?',
    assumption: 'The cases in $R are typical of all that $C speaks of.',
    counterpoint: 'The cases in $R may not be typical. Others, chosen differently, could point the other way.',
  },
  example: {
    question: 'Is the case in $R typical, or an exception?',
    assumption: 'The case in $R is typical, not an exception.',
    counterpoint: 'One case is easily an exception: $R may not show what usually happens.',
  },
  'correlation-to-cause': {
    question: 'What else could explain $R?',
    assumption: 'Nothing else explains $R: no other change, no common cause, no chance.',
    counterpoint: 'Something else could explain $R: another change at the same time, a common cause, or chance.',
  },
  'cause-to-effect': {
    question: 'Does the effect always follow, or can something prevent it?',
    assumption: 'Nothing prevents the effect that $C expects from $R.',
    counterpoint: 'The effect need not follow from $R: something else may prevent it or matter more.',
  },
  sign: {
    question: 'Could $R have another explanation?',
    assumption: 'No other explanation of $R is as likely as $C.',
    counterpoint: 'There may be another explanation of $R than $C.',
  },
  'expert-opinion': {
    question: 'Is the source in $R an expert on this very question, and do other experts agree?',
    assumption: 'The source in $R knows this very subject and has no interest in the answer.',
    counterpoint: 'The source in $R may be wrong, or speak outside its field; other experts may disagree.',
  },
  testimony: {
    question: 'Was the source of $R in a position to know, and is there a reason to doubt it?',
    assumption: 'Whoever says $R was in a position to know and reports it faithfully.',
    counterpoint: 'Whoever says $R may be mistaken, or may have an interest in saying it.',
  },
  analogy: {
    question: 'Are the two cases in $R alike in what matters here?',
    assumption: 'The two cases in $R are alike in everything that matters for $C.',
    counterpoint: 'The two cases in $R may differ in just what matters for $C.',
  },
  precedent: {
    question: 'Was the earlier case like this one in what mattered?',
    assumption: 'What decided the earlier case in $R holds in this one too.',
    counterpoint: 'The earlier case in $R may differ from this one in what decided it.',
  },
  comparison: {
    question: 'Is the comparison in $R fair, and are the things compared alike otherwise?',
    assumption: 'The things compared in $R are alike in everything else that matters.',
    counterpoint: 'The comparison in $R may leave out differences that matter more.',
  },
  'rule-to-case': {
    question: 'Does the rule in $R cover this case, and is there an exception?',
    assumption: 'The rule in $R covers this case, and no exception applies.',
    counterpoint: 'The rule in $R may not cover this case, or may have an exception that fits it.',
  },
  definition: {
    question: 'Is that the accepted meaning of the word?',
    assumption: 'The word in $R is used in its accepted meaning, and in the same meaning throughout.',
    counterpoint: 'The word in $R can be understood in another way, which does not lead to $C.',
  },
  principle: {
    question: 'Does the principle in $R apply here, and does another one weigh more?',
    assumption: 'The principle in $R applies here, and no other one weighs more.',
    counterpoint: 'Another principle may weigh more here than the one in $R.',
  },
  'means-to-end': {
    question: 'Would this really bring about the end in $R, and is there a better way?',
    assumption: 'This way leads to the end in $R, at a price worth paying, and no better way does.',
    counterpoint: 'The end in $R might be reached in a better or cheaper way.',
  },
  consequences: {
    question: 'How likely is what $R predicts or weighs, and what speaks on the other side?',
    assumption: 'What $R names is likely enough, and nothing on the other side weighs more.',
    counterpoint: 'Somebody could weigh the costs and drawbacks differently, or doubt that things will go as $R says.',
  },
  'slippery-slope': {
    question: 'What makes each step follow from the one before?',
    assumption: 'Each step in $R leads to the next, and nobody could stop in between.',
    counterpoint: 'The chain in $R could be stopped at any step.',
  },
  popularity: {
    question: 'Do those in $R know better, or do they only agree with each other?',
    assumption: 'What many do or believe, as $R says, is right for that reason.',
    counterpoint: 'Many can be wrong together: $R says how many agree, not why.',
  },
  ignorance: {
    question: 'Was there a search that would have found it?',
    assumption: 'If it were otherwise, somebody would have found out by now.',
    counterpoint: 'That something was not shown, as $R says, does not show that it is not so.',
  },
  person: {
    question: 'Does what $R says of the person bear on the question itself?',
    assumption: 'What $R says of the person makes the claim itself less, or more, worthy of belief.',
    counterpoint: 'The claim may be true whoever makes it: $R speaks of a person, not of the question.',
  },
  'position-reported': {
    question: 'Does the other side really hold what $R says?',
    assumption: 'The other side holds exactly what $R says, and nothing more moderate.',
    counterpoint: 'The other side may hold something more moderate than $R says.',
  },
  alternatives: {
    question: 'Are there more possibilities than those in $R?',
    assumption: 'There are no other possibilities than those in $R.',
    counterpoint: 'There may be a possibility that $R leaves out.',
  },
  'sunk-cost': {
    question: 'Would it be worth starting today, without what was spent?',
    assumption: 'What was already spent, as $R says, is a reason to spend more.',
    counterpoint: 'What was spent is gone either way; only what comes next counts.',
  },
  'base-rate': {
    question: 'How frequent is it in general?',
    assumption: 'It is frequent enough in general for $R to make it likely here.',
    counterpoint: 'Where something is rare in general, most signs of it, such as $R, are false alarms.',
  },
  composition: {
    question: 'Does the whole have what each part has?',
    assumption: 'What holds of each part, as $R says, holds of the whole.',
    counterpoint: 'What holds of each part in $R need not hold of the whole.',
  },
  division: {
    question: 'Does each part have what the whole has?',
    assumption: 'What holds of the whole, as $R says, holds of each part.',
    counterpoint: 'What holds of the whole in $R need not hold of each part.',
  },
  'same-word': {
    question: 'Does the word mean the same in both places?',
    assumption: 'The words in $R and in $C mean the same in both places.',
    counterpoint: 'A word may mean one thing in $R and another in $C.',
  },
  statistics: {
    question: 'How were the figures in $R gathered, and what are they compared with?',
    assumption: 'The figures in $R are correct, complete and measured in the same way.',
    counterpoint: 'Other figures, or the same ones over another period, might tell another story than $R.',
  },
  anticipation: {
    question: 'Does one reference show every feature of the claim?',
    assumption: 'The passage in $R shows each feature of the claim, arranged as claimed.',
    counterpoint: 'A feature of the claim may be missing in the reference, or be arranged differently there.',
  },
  obviousness: {
    question: 'What reason would a skilled person have had at the time?',
    assumption: 'A skilled person had a reason to do what $R says, and could expect it to work.',
    counterpoint: 'Without a reason to combine, $R may be hindsight.',
  },
  'teaching-away': {
    question: 'Does the reference discourage the claimed way, or only prefer another?',
    assumption: 'The reference discourages the claimed way and does not merely prefer another.',
    counterpoint: 'To prefer another way, as $R may do, is not to teach away.',
  },
  'unexpected-results': {
    question: 'Are the results compared with the closest prior art, over the whole claimed range?',
    assumption: 'The results in $R hold over the whole range that is claimed.',
    counterpoint: 'The results in $R may have been predictable, or hold for a part of the claimed range alone.',
  },
  'motivation-to-combine': {
    question: 'Where in the record is the reason to combine?',
    assumption: 'The record, and not hindsight, gives the reason in $R.',
    counterpoint: 'The reason in $R may come from the invention itself, read with hindsight.',
  },
  'written-description': {
    question: 'Where does the specification show that the inventor had it?',
    assumption: 'A skilled reader sees in the specification that the inventor had what $C names.',
    counterpoint: 'The specification may show more, or less, than $R says.',
  },
};

/** Where the scheme is not known: by the type of the conclusion. */
export const TYPE_CHALLENGES: Readonly<Record<ConclusionType, Challenge>> = {
  recommendation: {
    question: 'What would it cost, and what else could be done instead?',
    assumption:
      'What $R gives as a reason weighs more than whatever speaks against it, and nothing else would do as well.',
    counterpoint: 'Somebody could answer that it costs more than it brings, or that something else would do as well.',
  },
  value: {
    question: 'Is what $R names what counts, and for whom?',
    assumption: 'What $R names is what counts here, and nothing weighs against it.',
    counterpoint: 'By another standard, or for somebody else, the judgment could be different.',
  },
  prediction: {
    question: 'What could change before then?',
    assumption: 'Nothing that matters changes before then.',
    counterpoint: 'Things can change: $R describes what is so now, not what will be.',
  },
  cause: {
    question: 'What else could explain it?',
    assumption: 'Nothing else explains it as well as $C.',
    counterpoint: 'Something that the text does not mention could explain the same facts.',
  },
  generalization: {
    question: 'Are the cases in $R typical of all?',
    assumption: 'The cases in $R are typical of all that $C speaks of.',
    counterpoint: 'There may be cases that differ from those in $R.',
  },
  conditional: {
    question: 'Does the condition always have that result?',
    assumption: 'Nothing else keeps the condition from having that result.',
    counterpoint: 'The condition could be met without that result.',
  },
  fact: {
    question: 'Could $R be true and $C false?',
    assumption: 'Besides $R, nothing else is needed to show $C.',
    counterpoint: 'All that $R says could be true, and $C still be false.',
  },
  necessity: {
    question: 'Is there really no other way?',
    assumption: 'There is no other way than $C.',
    counterpoint: 'There may be another way, which the text does not mention.',
  },
  possibility: {
    question: 'Is it likely as well as possible?',
    assumption: 'What $R says makes $C more than a mere possibility.',
    counterpoint: 'That something is possible does not make it likely.',
  },
};

export const NECESSARY: AssumptionType[] = ['necessary', 'implicit-premise'];

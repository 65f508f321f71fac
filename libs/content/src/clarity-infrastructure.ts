import type { Article } from './article.ts';

/** The manifesto of /research/clarity-infrastructure. Every fact in it has its source in the list at its end. */
export const CLARITY_INFRASTRUCTURE: Article = {
  title: 'Clarity as infrastructure',
  summary:
    'Nobody thanks a bridge for holding. Clear reasoning is like that: it carries everything built on it, and it is noticed ' +
    'only when it gives way. This is the case for treating it as something that is built, inspected and kept up.',
  published: '2026-11-20',
  author: 'Premise',
  opening: [
    {
      kind: 'paragraph',
      words: [
        'In September 1999 a spacecraft reached Mars and was lost. The investigation found that one program on the ground had ' +
          'given its results in pound-force seconds, while the program that used them took newton seconds for granted, as the ' +
          'agreed specification said it could. [1] Nothing was wrong with the arithmetic on either side. What failed was a ' +
          'sentence that everyone relied on and nobody checked: ',
        { italic: 'these numbers are metric' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      words: [
        'Most arguments are less costly than that and break in the same place. Not in what is said, which has usually been ' +
          'looked at, but in what had to be true for it to follow, and which nobody wrote down.',
      ],
    },
  ],
  sections: [
    {
      id: 'noticed-when-it-breaks',
      title: 'Noticed when it breaks',
      blocks: [
        {
          kind: 'paragraph',
          words: [
            'Susan Leigh Star, who studied how large systems are really used, listed what makes something infrastructure. It lies ' +
              'beneath other things. It is learned by those who belong. It has a reach beyond one event or place. And it becomes ' +
              'visible when it breaks. [2]',
          ],
        },
        {
          kind: 'paragraph',
          words: [
            'Clear reasoning has all four marks. A decision stands on a report, the report on a study, the study on a definition. ' +
              'Members of a trade learn its shared assumptions so early that they stop hearing them. A definition chosen in one ' +
              'meeting governs work that people elsewhere will do years later. While it all holds, nobody looks down.',
          ],
        },
        {
          kind: 'paragraph',
          words: [
            'If clarity is of this kind, calling it a matter of style misplaces it. Style is what a reader enjoys. Infrastructure is ' +
              'what a reader depends on, often without having met the writer, and without a way to ask.',
          ],
        },
      ],
    },
    {
      id: 'the-missing-step',
      title: 'The missing step',
      blocks: [
        {
          kind: 'paragraph',
          words: [
            'That arguments leave things out is no vice in itself. Aristotle saw that speakers must: where a premise is familiar, he ' +
              'wrote, there is no need to mention it, because the hearer adds it. [3] A text that said everything would have no end and ' +
              'no readers. The trouble begins when writer and reader add different things, and each takes their own addition for the text.',
          ],
        },
        {
          kind: 'paragraph',
          words: [
            'Stephen Toulmin gave the missing step a name. Between the data we offer and the claim we make stands a ',
            { italic: 'warrant' },
            ': the general licence to go from things like this to claims like that. [4] Data get checked, because they are on the ' +
              'page. Claims get disputed, because they are what is at stake. The warrant does most of the carrying, and it is seldom ' +
              'asked for its papers.',
          ],
        },
        {
          kind: 'paragraph',
          words: [
            'An example. In 2009 a study in eight hospitals reported that after a surgical checklist was brought in, the rate of ' +
              'complications fell from 11.0 to 7.0 percent, and deaths from 1.5 to 0.8 percent. [5] Five years later, a study of the ' +
              'hospitals of Ontario, where checklists had become mandatory, found no significant reduction in either. [6] One can read ' +
              'the pair as a quarrel about data. It is more useful to ask what each conclusion rests on. The first needs nothing else to ' +
              'have changed between before and after. The second needs “the checklist was adopted” to mean that the checklist was ' +
              'used. Both are reasonable things to believe. Neither is a number, and neither is settled by a better decimal place.',
          ],
        },
      ],
    },
    {
      id: 'where-the-law-asks-for-it',
      title: 'Where the law asks for it',
      blocks: [
        {
          kind: 'paragraph',
          words: [
            'There is one kind of text whose clarity is a legal requirement. A patent is a bargain: the inventor teaches the public ' +
              'something and gets, for a time, the right to exclude others from it. The bargain works only if the teaching can be ' +
              'understood and the limits of the right can be seen. So the statute of the United States asks for a description',
          ],
        },
        {
          kind: 'quote',
          words: ['in such full, clear, concise, and exact terms as to enable any person skilled in the art'],
          source: '35 U.S.C. 112(a) [7]',
        },
        {
          kind: 'paragraph',
          words: [
            'to make and use the invention, and for claims that point out the subject matter distinctly. In 2014 the Supreme Court ' +
              'put a measure on the second demand: a claim is invalid if, read with the rest of the patent, it fails to inform those ' +
              'skilled in the art, with reasonable certainty, about the scope of the invention. [8]',
          ],
        },
        {
          kind: 'paragraph',
          words: [
            'Read that as an engineer would. The reader is specified. The load is specified. Failure is defined, and it has a price. Few ' +
              'texts meet such a standard, and few are asked to. Yet a grant proposal, a diagnosis, a building plan and a change of ' +
              'policy are all read by strangers who will act on them. They carry the same kind of load with no inspection at all.',
          ],
        },
        {
          kind: 'paragraph',
          words: [
            'Governments have begun to say so. Since 2010 an act of Congress asks federal agencies to write in a way that the public ' +
              'can understand and use. [9] It is a law about upkeep, not about elegance.',
          ],
        },
      ],
    },
    {
      id: 'what-an-inspection-looks-for',
      title: 'What an inspection looks for',
      blocks: [
        {
          kind: 'paragraph',
          words: ['If clarity can be inspected, there must be something to look for. We look for six things.'],
        },
        {
          kind: 'list',
          items: [
            [{ italic: 'The conclusion.' }, ' What does the text want accepted, and is it one thing or three?'],
            [{ italic: 'The premises.' }, ' Which sentences are given as reasons, and which only keep them company?'],
            [
              { italic: 'The hidden assumptions.' },
              ' What must be true for the step to hold, and would the writer sign it?',
            ],
            [{ italic: 'The flaws.' }, ' Where does the step fail even if every premise is granted?'],
            [{ italic: 'The counter argument.' }, ' What would an informed opponent answer, at their best?'],
            [
              { italic: 'The quantifiers.' },
              ' “All”, “nobody”, “most”, “some”: how much is claimed, and how little would refute it?',
            ],
          ],
        },
        {
          kind: 'paragraph',
          words: [
            'None of this decides who is right. A valid argument can start from false premises, and a poor one can arrive at the truth ' +
              'by luck. An inspection says where the weight rests. What to do about it stays with the people who have to stand there.',
          ],
        },
      ],
    },
    {
      id: 'what-a-machine-may-do',
      title: 'What a machine may do',
      blocks: [
        {
          kind: 'paragraph',
          words: [
            'Programs now write fluent prose in any quantity. Fluency used to cost effort, and so it served as weak evidence that ' +
              'somebody had thought. That evidence is gone. It makes the checking of reasons more necessary than it was, and it makes ' +
              'one more confident voice less useful.',
          ],
        },
        {
          kind: 'paragraph',
          words: [
            'So we hold the tools to rules that we would ask of any inspector. A finding points at the words it rests on, so that a ' +
              'reader can disagree with it. It says what produced it. Where nothing can be measured, no number is shown. And the text ' +
              'under inspection remains the author’s: marked, questioned, and never replaced without being asked.',
          ],
        },
      ],
    },
    {
      id: 'upkeep',
      title: 'Upkeep',
      blocks: [
        {
          kind: 'paragraph',
          words: [
            'Bridges are not made safe by brilliance. They are made safe by people who walk them at intervals with a hammer and a list. ' +
              'Reasoning can be kept up the same way, and it takes less than one might fear: name the conclusion, number the reasons, ' +
              'write down what you are taking for granted, and ask one person who disagrees to read that last list first.',
          ],
        },
        {
          kind: 'paragraph',
          words: [
            'Somewhere in the plans for that spacecraft was a moment when one person might have asked: in which unit? Most arguments ' +
              'have such a question in them. The work is to find it before somebody builds on its absence.',
          ],
        },
      ],
    },
  ],
  sources: [
    {
      text: 'Mars Climate Orbiter Mishap Investigation Board, Phase I Report. NASA, 10 November 1999.',
    },
    {
      text: 'S. L. Star, “The Ethnography of Infrastructure”, American Behavioral Scientist 43 (1999), 377–391.',
      url: 'https://doi.org/10.1177/00027649921955326',
    },
    { text: 'Aristotle, Rhetoric, book I, chapter 2 (1357a).' },
    { text: 'S. E. Toulmin, The Uses of Argument. Cambridge University Press, 1958.' },
    {
      text:
        'A. B. Haynes and others, “A Surgical Safety Checklist to Reduce Morbidity and Mortality in a Global Population”, New ' +
        'England Journal of Medicine 360 (2009), 491–499.',
      url: 'https://doi.org/10.1056/NEJMsa0810119',
    },
    {
      text:
        'D. R. Urbach and others, “Introduction of Surgical Safety Checklists in Ontario, Canada”, New England Journal of Medicine ' +
        '370 (2014), 1029–1038.',
      url: 'https://doi.org/10.1056/NEJMsa1308261',
    },
    { text: 'United States Code, title 35, section 112.', url: 'https://www.law.cornell.edu/uscode/text/35/112' },
    { text: 'Nautilus, Inc. v. Biosig Instruments, Inc., 572 U.S. 898 (2014).' },
    { text: 'Plain Writing Act of 2010, Public Law 111-274, 124 Stat. 2861.' },
  ],
};

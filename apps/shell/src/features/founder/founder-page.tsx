import { Button } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';
import { ReadingActions, ReadingPage } from '../../shared/reading/reading-page.tsx';
import classes from './founder-page.module.css';

const VALUES = [
  {
    name: 'Clarity',
    words: 'A reader should be able to see what is claimed and what it stands on, in the very words that claim it.',
  },
  {
    name: 'Honesty',
    words:
      'Every finding shows what it rests on and what made it. Where the product cannot know, it says so and shows no number instead.',
  },
  {
    name: 'Respect',
    words: 'Your text is yours, and so are your conclusions. The work here is to help you look, not to decide for you.',
  },
];

/** /founder: why the product exists, and the three values it is built on. */
export function FounderPage() {
  useDocumentTitle('Founder');
  return (
    <ReadingPage kind="A message from the founder" title="The step that was missing">
      <section aria-label="Message">
        <p>
          Most bad decisions are not made by people who reason badly. They are made by people who never saw the step
          that was missing, because the sentence around it was well written.
        </p>
        <p>
          I think of an inventor who has solved something real. The prototype works. The draft says so, clearly and with
          pride. And somewhere in its middle stands a sentence that asks the reader to take one thing for granted: that
          nobody did it before, that the effect came from the invention and not from the weather, that what held twice
          will hold everywhere. The inventor cannot see it, because the inventor knows the answer. The examiner sees
          nothing else.
        </p>
        <p>
          Premise is made so that you meet that sentence first, at your own desk, while a pencil is still enough to mend
          it. It will not praise your draft and it will not write it for you. It reads slowly, marks what carries the
          weight, and asks what you left out.
        </p>
      </section>
      <section aria-labelledby="values-title">
        <h2 id="values-title">Three values</h2>
        <ol className={classes.values}>
          {VALUES.map(({ name, words }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <ReadingActions>
        <Button component={Link} to="/analyzer" size="md">
          Take an argument apart
        </Button>
      </ReadingActions>
    </ReadingPage>
  );
}

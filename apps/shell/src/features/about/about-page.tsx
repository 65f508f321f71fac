import { Button } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';
import { ReadingActions, ReadingPage } from '../../shared/reading/reading-page.tsx';

/** /about: what the product does, and what it does not claim. */
export function AboutPage() {
  useDocumentTitle('About');
  return (
    <ReadingPage
      title="About Premise"
      lead="Premise takes an argument apart and puts it back in front of you: your own text, with each finding beside the words it rests on."
    >
      <p>
        It names the conclusion, the premises that carry it, the assumptions nobody wrote down, and the places where the
        reasoning slips. It says what an informed opponent would answer, and offers a version that claims no more than
        it can support.
      </p>
      <p>
        Inventors use it for a second kind of argument: the patent application, which claims that something is new, not
        obvious and useful, and has to prove it in writing. Patent Buddy is for drafting a provisional application and
        for finding its weak places before an examiner does.
      </p>
      <h2>How it reads</h2>
      <p>
        A language model reads your text where the operator of this site has set one up. Where none is, a built-in
        engine does: it follows fixed rules, gives the same answer to the same text, and sends nothing anywhere. Every
        result says which of the two made it.
      </p>
      <h2>What it does not do</h2>
      <p>
        It does not tell you what to believe, and it is no lawyer. A finding is a reason to read a passage again, not a
        verdict. Where something cannot be measured, it shows no number.
      </p>
      <h2>Your text stays yours</h2>
      <p>An argument is analyzed for you alone and kept in your own history, where you can delete it.</p>
      <ReadingActions>
        <Button component={Link} to="/analyzer" size="md">
          Try the Analyzer
        </Button>
        <Button component={Link} to="/research/clarity-infrastructure" size="md" variant="default">
          Read why clarity matters
        </Button>
      </ReadingActions>
    </ReadingPage>
  );
}

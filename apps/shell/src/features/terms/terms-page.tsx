import { Anchor } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';
import { ReadingPage } from '../../shared/reading/reading-page.tsx';

/** /terms: what people may expect, and what is expected of them. */
export function TermsPage() {
  useDocumentTitle('Terms');
  return (
    <ReadingPage title="Terms" lead="What you may expect of Premise, and what it expects of you.">
      <h2>What Premise is</h2>
      <p>
        Premise shows how a text argues and helps you draft patent applications. It is not legal advice, and it does not
        replace an attorney or an examiner. A result can be incomplete or wrong. Read it as a reason to look again.
      </p>
      <h2>Your content</h2>
      <p>
        Your texts, drafts and images stay yours. Premise uses them only to do what you ask for. The{' '}
        <Anchor component={Link} to="/privacy" inherit>
          privacy page
        </Anchor>{' '}
        says where they are stored and who sees them.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Use an email address that you can read, and keep your password to yourself.</li>
        <li>Do not upload what you have no right to use.</li>
        <li>Do not try to reach other people’s data or to overload the service. There are limits for each account.</li>
      </ul>
      <p>
        An administrator can block an account that breaks these rules. Its owner is told by email. You can delete your
        account at any time.
      </p>
      <h2>Availability</h2>
      <p>
        The service comes as it is, without a promise that it is always available. Keep a copy of what you cannot afford
        to lose. You can export drafts and analyses.
      </p>
      <h2>Patent data</h2>
      <p>
        Patent records come from public sources, and each screen names its source. They can be out of date. Check them
        with the patent office before you rely on them.
      </p>
    </ReadingPage>
  );
}

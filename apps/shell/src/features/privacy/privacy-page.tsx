import { Anchor } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';
import { usePublicConfig } from '../../shared/api/use-public-config.ts';
import { ReadingPage } from '../../shared/reading/reading-page.tsx';

/** /privacy: what is stored, where, for how long and who sees it. docs/security.md says how each promise is kept. */
export function PrivacyPage() {
  const contactEmail = usePublicConfig()?.contactEmail;
  useDocumentTitle('Privacy');
  return (
    <ReadingPage title="Privacy" lead="What Premise stores about you, where, for how long, and who sees it.">
      <h2>Your account</h2>
      <p>
        We store your name, your email address and your security question, and when and with which browser you signed
        in. Your password is stored as a hash that cannot be read back. Your security answer is encrypted. An
        administrator can reveal it, and each time is written to a log.
      </p>
      <h2>Your texts and analyses</h2>
      <p>
        An analysis and its text stay in your history until you delete them or your account. Only you see them in the
        product. The operator of this site can read the database they lie in.
      </p>
      <p>
        The built-in engine works on this site’s own server and sends nothing anywhere. Where the operator has set up a
        language model, your text goes to that model’s service. Every result says which of the two made it.
      </p>
      <h2>Your patent work</h2>
      <p>
        Drafts, images, exports and saved searches belong to you alone. They stay until you delete them or your account.
        A draft that you check without an account is not stored.
      </p>
      <p>
        Where the operator has set up the patent office or the public patent website as a source, search words go there.
        Your patent-office key stays in your browser. It passes through this site’s server to the office, and it is
        encrypted while a call waits.
      </p>
      <h2>In your browser</h2>
      <ul>
        <li>Your sign-in: a short-lived token, your user data and one cookie that renews it.</li>
        <li>Your appearance setting and, if you enter one, your patent-office key.</li>
        <li>The text in the editor, until you close the tab.</li>
        <li>
          A text that you typed before signing up. It is kept for 24 hours and shown to that account only. If this site
          is not open when they end, it is erased at your next visit.
        </li>
        <li>A copy of your patent drafts, so that nothing is lost without a connection.</li>
      </ul>
      <p>Signing out clears all of it except the appearance. There are no advertising or tracking cookies.</p>
      <h2>How long</h2>
      <ul>
        <li>Ended sign-ins and used links: 30 days, unless the operator has set another time.</li>
        <li>Emails that wait to be sent: wiped once they are sent.</li>
        <li>
          The log of security events, such as sign-ins: kept without an end, with the network address. It names people
          by a random number. Deleting your account removes the link between the number and you.
        </li>
      </ul>
      <h2>Deleting your account</h2>
      <p>
        You can delete your account on your{' '}
        <Anchor component={Link} to="/profile" inherit>
          profile
        </Anchor>
        . That erases your account, analyses, drafts, images and exports. Emails that you have received stay in your
        mailbox. Backups and server logs are up to the operator.
      </p>
      <h2>Who to ask</h2>
      <p>
        {contactEmail ? (
          <>
            Write to{' '}
            <Anchor href={`mailto:${contactEmail}`} inherit>
              {contactEmail}
            </Anchor>
            .
          </>
        ) : (
          'Write to the contact address at the foot of this page.'
        )}
      </p>
    </ReadingPage>
  );
}

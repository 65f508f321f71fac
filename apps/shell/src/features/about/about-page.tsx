import { Button, Page, Text, Title } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';
import classes from './about-page.module.css';

/** /about: what the product does, and what it does not claim. */
export function AboutPage() {
  useDocumentTitle('About');
  return (
    <Page width="reading">
      <article className={classes.article}>
        <Title order={1}>About Premise</Title>
        <Text>
          Premise takes an argument apart. It names the conclusion, the premises that carry it, the assumptions nobody
          wrote down, and the places where the reasoning slips. You see your own text, marked up, with each finding at
          the words it rests on.
        </Text>
        <Text>
          Inventors use it for a second kind of argument: the patent application, which claims that something is new,
          not obvious and useful, and has to prove it in writing. Patent Buddy helps to draft a provisional application
          and to find its weak places before an examiner does.
        </Text>
        <Title order={2}>What it does not do</Title>
        <Text>
          It does not tell you what to believe, and it is no lawyer. An analysis says which engine made it. A finding is
          a reason to read a passage again, not a verdict.
        </Text>
        <Title order={2}>Your text stays yours</Title>
        <Text>An argument is analyzed for you alone and kept in your own history, where you can delete it.</Text>
        <div className={classes.action}>
          <Button component={Link} to="/analyzer" size="md">
            Try the Analyzer
          </Button>
        </div>
      </article>
    </Page>
  );
}

import { Button, Page, Text, Title } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';
import classes from './founder-page.module.css';

/** /founder: why the product exists, and the three values it is built on. */
export function FounderPage() {
  useDocumentTitle('Founder');
  return (
    <Page width="reading">
      <article className={classes.article}>
        <Title order={1}>Why Premise exists</Title>
        <Text>
          Most bad decisions are not made by people who reason badly. They are made by people who never saw the step
          that was missing, because the sentence around it was well written. Premise was started to make that step
          visible, before an examiner, a reviewer or an opponent does.
        </Text>
        <Title order={2}>Clarity</Title>
        <Text>A reader should be able to see what is claimed, and what it stands on, in the words that claim it.</Text>
        <Title order={2}>Honesty</Title>
        <Text>
          Every finding shows what it rests on. Where the product cannot know, it says so and shows no number instead.
        </Text>
        <Title order={2}>Respect</Title>
        <Text>Your text is yours, your conclusions too. The work here is to help you look, not to decide for you.</Text>
        <div className={classes.action}>
          <Button component={Link} to="/analyzer" size="md">
            Take an argument apart
          </Button>
        </div>
      </article>
    </Page>
  );
}

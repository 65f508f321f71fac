import { Button, Text } from '@premise/ui';
import { usePublicConfig } from './api/use-public-config.ts';
import classes from './local-mail-page.module.css';

/** Leads to the mail page of a copy that keeps its mail on its own machine; nothing anywhere else. */
export function LocalMailPage() {
  const mailPage = usePublicConfig()?.mailPage;
  if (!mailPage) return null;
  return (
    <div className={classes.mail}>
      <Button component="a" href={mailPage} target="_blank" rel="noreferrer">
        Open the local mail page
      </Button>
      <Text className={classes.note}>This copy of Premise keeps its mail on this machine.</Text>
    </div>
  );
}

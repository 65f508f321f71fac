import { Page, PageSkeleton, Title } from '@premise/ui';
import { RequireSession, useDocumentTitle } from '@premise/web-platform';
import { useEffect } from 'react';
import { AppearanceSection } from './appearance/appearance-section.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { ElsewhereSection } from './elsewhere-section.tsx';
import { SectionNavigation } from './navigation/section-navigation.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { QuestionSection } from './question/question-section.tsx';
import classes from './settings.module.css';

function Settings() {
  useDocumentTitle('Settings');
  // the page comes after the address: the browser has looked for the named section in vain
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, []);

  return (
    <Page>
      <div className={classes.columns}>
        <Title order={1} className={classes.title}>
          Settings
        </Title>
        <div className={classes.navigation}>
          <SectionNavigation />
        </div>
        <div className={classes.sections}>
          <AppearanceSection />
          <PasswordSection />
          <QuestionSection />
          <DevicesSection />
          <ElsewhereSection />
        </div>
      </div>
    </Page>
  );
}

/** /settings (decision 9). */
export function SettingsPage() {
  return (
    <RequireSession loading={<PageSkeleton />}>
      <Settings />
    </RequireSession>
  );
}

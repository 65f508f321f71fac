import { useSession } from '@premise/web-platform';
import { useState } from 'react';
import { Banner, Button } from '@premise/ui';
import { AccountSection, SheetBlock } from '../../../shared/account/account-section.tsx';
import { DetailList, DetailRow } from '../../../shared/account/detail-list.tsx';
import { titleOf } from '../navigation/sections.ts';
import { SecurityQuestionForm } from './security-question-form.tsx';

/** The question that is asked when the password is forgotten, and the way to another one. */
export function QuestionSection() {
  const { user } = useSession();
  const [changing, setChanging] = useState(false);
  const [changed, setChanged] = useState(false);
  if (user === null) return null;
  const { securityQuestion } = user;
  return (
    <AccountSection
      id="security-question"
      title={titleOf('security-question')}
      description="Asked for when you forget your password."
    >
      <DetailList>
        <DetailRow
          label="Your question"
          action={
            <Button
              variant="default"
              size="sm"
              aria-expanded={changing}
              onClick={() => {
                setChanged(false);
                setChanging(!changing);
              }}
            >
              {securityQuestion === null ? 'Set question' : 'Change question'}
            </Button>
          }
        >
          {securityQuestion ?? 'None. A mailed link alone resets your password.'}
        </DetailRow>
      </DetailList>
      {changed && (
        <SheetBlock>
          <Banner tone="success">Your security question is changed.</Banner>
        </SheetBlock>
      )}
      {changing && (
        <SheetBlock>
          <SecurityQuestionForm
            current={securityQuestion}
            onChanged={() => {
              setChanging(false);
              setChanged(true);
            }}
            onCancel={() => setChanging(false)}
          />
        </SheetBlock>
      )}
    </AccountSection>
  );
}

import { Banner, Title } from '@premise/ui';
import { rememberedText, track, type LoginNavigationState } from '@premise/web-platform';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Composer, EMPTY_ARGUMENT, lengthProblem } from '../features/compose/index.ts';
import { ExampleList } from '../features/examples/index.ts';
import classes from './analyzer-page.module.css';

/** Where a sign-in that is asked for here leads, and what it says meanwhile. */
export const RETURN: LoginNavigationState = {
  message: 'Please sign in to view your analysis results',
  hint: 'Create a free account to see your analysis. Your text is kept.',
  from: { pathname: '/analyzer' },
};

/** A visitor may type; Analyze leads to the sign-in, makes no call, and the text is still there afterwards. */
export function SignedOutAnalyzer({ text, onText }: { text: string; onText: (text: string) => void }) {
  const navigate = useNavigate();
  const [blank, setBlank] = useState(false);

  const analyze = () => {
    if (text.trim() === '') {
      track('analyzer_empty_input');
      setBlank(true);
      return;
    }
    if (lengthProblem(text)) return;
    rememberedText.save(text, null);
    void navigate('/login', { state: RETURN });
  };
  const change = (next: string) => {
    setBlank(false);
    onText(next);
  };

  return (
    <div className={classes.visitor}>
      <header className={classes.header}>
        <Title order={1}>Argument Analyzer</Title>
      </header>
      <Composer text={text} onText={change} onAnalyze={analyze} running={false} files={false} />
      {blank && <Banner tone="error">{EMPTY_ARGUMENT}</Banner>}
      <ExampleList />
    </div>
  );
}

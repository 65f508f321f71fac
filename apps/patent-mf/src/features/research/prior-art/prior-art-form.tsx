import { LIMITS } from '@premise/contracts';
import { Button, NativeSelect, Textarea, TextInput } from '@premise/ui';
import { useSession } from '@premise/web-platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getApplications } from '../../../shared/api/get-applications.ts';
import { draftTitle } from '../../../shared/draft-title.ts';
import { APPLICATIONS_KEY } from '../../../shared/query-keys.ts';
import type { PriorArtWish } from './use-prior-art.ts';
import classes from './prior-art-page.module.css';

const EXAMPLE =
  'A planter comprising a reservoir for water; a lid resting on the reservoir and having an opening; a wick passing through the opening into the reservoir; and a float in the reservoir that carries a rod above the rim.';

/** What is pasted is never cut in silence. */
function lengthError({ length }: string): string | null {
  if (length <= LIMITS.priorArtTextMaxLength) return null;
  const [most, now] = [LIMITS.priorArtTextMaxLength, length].map((count) => count.toLocaleString('en-US'));
  return `The text has ${now} characters; ${most} can be compared at once. Leave out what is no part of the invention, such as listings.`;
}

interface PriorArtFormProps {
  applicationId: string | null;
  /** What was looked for last, where the reader wants another text. */
  earlier: PriorArtWish | null;
  busy: boolean;
  onFind: (wish: PriorArtWish) => void;
}

/** One of the reader's drafts, or a text: a claim is taken apart into its elements, a description into its key sentences. */
export function PriorArtForm({ applicationId, earlier, busy, onFind }: PriorArtFormProps) {
  const { status, user } = useSession();
  const signedIn = status === 'signed-in' && user?.isDemoUser !== true;
  const { data: drafts } = useQuery({
    queryKey: [...APPLICATIONS_KEY, 'list'],
    queryFn: getApplications,
    enabled: signedIn,
  });
  const typed = earlier && 'text' in earlier ? earlier : null;
  const [draft, setDraft] = useState(earlier === null ? (applicationId ?? '') : '');
  const [kind, setKind] = useState<'claim' | 'draft'>(typed?.kind ?? 'claim');
  const [text, setText] = useState(typed?.text ?? '');
  const [before, setBefore] = useState(earlier?.before ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const startedOver = earlier !== null;
  useEffect(() => {
    if (!startedOver) return;
    field.current?.focus();
    // one key replaces it, and none loses it
    field.current?.select();
  }, [startedOver]);
  const tooLong = lengthError(text);
  const ready = draft !== '' || (text.trim() !== '' && tooLong === null);
  return (
    <form
      className={classes.form}
      aria-label="Prior art"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready || busy) return;
        const until = before === '' ? {} : { before };
        onFind(draft === '' ? { kind, text, ...until } : { applicationId: draft, ...until });
      }}
    >
      {drafts && drafts.length > 0 && (
        <NativeSelect
          label="Search with"
          value={draft}
          data={[
            { value: '', label: 'A text that I paste' },
            ...drafts.map(({ id, title }) => ({ value: id, label: `My draft: ${draftTitle(title)}` })),
          ]}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
      )}
      {draft === '' && (
        <>
          <NativeSelect
            label="The text is"
            value={kind}
            data={[
              { value: 'claim', label: 'A claim, by its elements' },
              { value: 'draft', label: 'A description, by its sentences' },
            ]}
            onChange={(event) => setKind(event.currentTarget.value === 'draft' ? 'draft' : 'claim')}
          />
          <Textarea
            ref={field}
            label="Text"
            rows={8}
            resize="vertical"
            error={tooLong}
            value={text}
            classNames={{ input: classes.text }}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </>
      )}
      <TextInput
        className={classes.day}
        type="date"
        label="Published before (optional)"
        description="Today, where you leave it empty."
        value={before}
        onChange={(event) => setBefore(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" disabled={!ready} loading={busy}>
          Find prior art
        </Button>
        {draft === '' && text === '' && (
          <Button
            variant="subtle"
            onClick={() => {
              setKind('claim');
              setText(EXAMPLE);
            }}
          >
            Try an example
          </Button>
        )}
      </div>
      <p className={classes.small}>The text is compared and not kept.</p>
    </form>
  );
}

import { LIMITS, type SavedSearch, type SearchRequest } from '@premise/contracts';
import { ActionIcon, Anchor, Button, Drawer, EmptyState, Icon, TextInput } from '@premise/ui';
import { useSession } from '@premise/web-platform';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import buttons from '../../../shared/buttons.module.css';
import { reasonOf } from '../shared/reason-of.ts';
import { searchWords } from './search-words.ts';
import { useKeptSearches } from './use-kept-searches.ts';
import classes from './saved-searches.module.css';

interface SavedSearchesProps {
  /** The search on the screen; null where there is none. */
  request: SearchRequest | null;
  onOpen: (request: SearchRequest) => void;
}

/** Searches kept under a name. They belong to an account; the ways into them stand below the form. */
export function SavedSearches({ request, onOpen }: SavedSearchesProps) {
  const { status, user } = useSession();
  const [opened, setOpened] = useState(false);
  const signedIn = status === 'signed-in' && user?.isDemoUser !== true;
  return (
    <div className={classes.bar}>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<Icon name="bookmark" size={16} />}
        onClick={() => setOpened(true)}
      >
        {request ? 'Save this search' : 'Saved searches'}
      </Button>
      <Button
        component={Link}
        to="/patent-buddy/prior-art"
        variant="subtle"
        size="sm"
        leftSection={<Icon name="document" size={16} />}
      >
        Find prior art for my draft
      </Button>
      <Drawer opened={opened} onClose={() => setOpened(false)} title="Saved searches">
        {signedIn ? (
          <Kept
            request={request}
            onOpen={(kept) => {
              setOpened(false);
              onOpen(kept);
            }}
          />
        ) : (
          <SignInFirst />
        )}
      </Drawer>
    </div>
  );
}

function SignInFirst() {
  const { pathname, search, hash } = useLocation();
  return (
    <EmptyState
      icon="bookmark"
      title="Kept in your account"
      action={
        <Button component={Link} to="/login" state={{ from: { pathname, search, hash } }}>
          Sign in
        </Button>
      }
    >
      <p>Sign in to keep searches under a name and find them on every device. You come back to this search.</p>
    </EmptyState>
  );
}

/** Named by its own words, as the form proposes: they need not stand there twice. */
const namedByItself = ({ name, request }: SavedSearch): boolean => searchWords(request) === name;

function Kept({ request, onOpen }: SavedSearchesProps) {
  const { list, again, save, remove, bringBack, done, place } = useKeptSearches();
  const { data, error, isPending } = list;
  const lost = done?.lost;
  return (
    <>
      {request && <SaveForm request={request} save={save} />}
      {remove.error && <p role="alert">{`The search could not be removed: ${reasonOf(remove.error)}.`}</p>}
      {bringBack.error && <p role="alert">{`The search could not be brought back: ${reasonOf(bringBack.error)}.`}</p>}
      {isPending ? (
        <p role="status">Loading…</p>
      ) : error ? (
        <p role="alert">
          {`Your searches could not be loaded: ${reasonOf(error)}. `}
          <Anchor component="button" type="button" onClick={() => void again()}>
            Try again
          </Anchor>
        </p>
      ) : (
        <div ref={place} tabIndex={-1} className={classes.place}>
          <p role="status" className={classes.done}>
            {done?.words}
            {lost && (
              <>
                {' '}
                <button
                  type="button"
                  className={buttons.undo}
                  disabled={bringBack.isPending}
                  onClick={() => bringBack.mutate(lost)}
                >
                  Undo
                </button>
              </>
            )}
          </p>
          {data.length === 0 ? (
            <p className={classes.none}>You have no saved searches yet.</p>
          ) : (
            <ul className={classes.list} aria-label="Kept searches">
              {data.map((kept: SavedSearch) => (
                <li key={kept.id} className={classes.item}>
                  <button type="button" className={classes.open} onClick={() => onOpen(kept.request)}>
                    <span className={classes.name}>{kept.name}</span>
                    {!namedByItself(kept) && <span className={classes.words}>{searchWords(kept.request)}</span>}
                  </button>
                  <ActionIcon
                    variant="subtle"
                    size="lg"
                    aria-label={`Remove ${kept.name}`}
                    onClick={() => remove.mutate(kept)}
                  >
                    <Icon name="trash" size={18} />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}

interface SaveFormProps {
  request: SearchRequest;
  save: ReturnType<typeof useKeptSearches>['save'];
}

function SaveForm({ request, save }: SaveFormProps) {
  const [name, setName] = useState(searchWords(request).slice(0, LIMITS.savedSearchNameMaxLength));
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '' || save.isPending) return;
        const { page: _page, ...kept } = request;
        save.mutate({ name: name.trim(), request: kept });
      }}
    >
      <TextInput
        label="Name of this search"
        value={name}
        maxLength={LIMITS.savedSearchNameMaxLength}
        error={save.error ? `The search could not be saved: ${reasonOf(save.error)}.` : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim() === ''} loading={save.isPending}>
        Save search
      </Button>
    </form>
  );
}

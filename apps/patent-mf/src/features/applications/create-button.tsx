import { Button, Icon, Modal } from '@premise/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';

const LIMIT_ALERT =
  'You have reached the maximum limit of 5 applications. Please delete an existing application before creating a new one.';

/** The way to a new application; with all places taken it says so instead (S2 section 2). */
export function CreateButton({ full }: { full: boolean }) {
  const [told, setTold] = useState(false);
  if (!full) {
    return (
      <Button component={Link} to="/patent-buddy/wizard" leftSection={<Icon name="plus" size={18} />}>
        Create New Application
      </Button>
    );
  }
  return (
    <>
      <Button variant="default" onClick={() => setTold(true)} leftSection={<Icon name="lock" size={18} />}>
        Limit Reached
      </Button>
      <Modal opened={told} onClose={() => setTold(false)} title="Draft limit reached (5 of 5)" size="small">
        <p role="alert">{LIMIT_ALERT}</p>
      </Modal>
    </>
  );
}

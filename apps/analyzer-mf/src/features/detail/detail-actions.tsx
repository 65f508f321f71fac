import { Button, Icon } from '@premise/ui';
import { useRef, useState, type Ref } from 'react';
import { deleteAnalysis } from '../../shared/api/delete-analysis.ts';
import { DELETE_FAILED, DeleteAnalysisDialog } from '../../shared/delete-analysis-dialog.tsx';

interface DetailActionsProps {
  analysisId: string;
  argumentText: string;
  onOpenInEditor: () => void;
  onRename: () => void;
  renameButton: Ref<HTMLButtonElement>;
  onDeleted: () => void;
  /** Null takes an earlier failure back. */
  onFailed: (message: string | null) => void;
}

export function DetailActions(props: DetailActionsProps) {
  const { analysisId, argumentText, onOpenInEditor, onRename, renameButton, onDeleted, onFailed } = props;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const confirm = async () => {
    // a second click may come before the first has disabled the button
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    onFailed(null);
    try {
      await deleteAnalysis(analysisId);
      onDeleted();
    } catch (error) {
      console.error(DELETE_FAILED, error);
      onFailed(DELETE_FAILED);
    } finally {
      underWay.current = false;
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <>
      <Button variant="default" size="sm" leftSection={<Icon name="bring-in" size={16} />} onClick={onOpenInEditor}>
        Open in editor
      </Button>
      <Button
        ref={renameButton}
        variant="default"
        size="sm"
        leftSection={<Icon name="pencil" size={16} />}
        onClick={onRename}
      >
        Rename
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<Icon name="trash" size={16} />}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <DeleteAnalysisDialog
        opened={asking}
        argumentText={argumentText}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

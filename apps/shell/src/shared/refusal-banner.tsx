import { Banner } from '@premise/ui';

/** Why a form was refused. Takes the focus when no single field is to blame (see useFirstErrorFocus). */
export function RefusalBanner({ id, message }: { id: string; message: string }) {
  return (
    <div id={id} data-refusal="" tabIndex={-1} style={{ outline: 'none' }}>
      <Banner tone="error">{message}</Banner>
    </div>
  );
}

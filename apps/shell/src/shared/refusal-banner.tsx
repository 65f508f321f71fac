import { Banner } from '@premise/ui';

interface RefusalBannerProps {
  id: string;
  message: string;
  /** A second sentence: why, or what to do about it. */
  detail?: string | null;
}

/** Why a form was refused. Takes the focus when no single field is to blame (see useFirstErrorFocus). */
export function RefusalBanner({ id, message, detail }: RefusalBannerProps) {
  return (
    <div id={id} data-refusal="" tabIndex={-1} style={{ outline: 'none' }}>
      {detail ? (
        <Banner tone="error" title={message}>
          {detail}
        </Banner>
      ) : (
        <Banner tone="error">{message}</Banner>
      )}
    </div>
  );
}

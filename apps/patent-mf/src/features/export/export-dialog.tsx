import type { FilingData } from '@premise/contracts';
import { Button, Icon, Modal } from '@premise/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { getPatentFeatures } from './api/get-patent-features.ts';
import { ExportOffer } from './export-offer.tsx';
import classes from './export.module.css';
import type { StoreDraft } from './use-exports.ts';

export interface ExportDialogProps {
  /** '' as long as the server has never stored the draft. */
  applicationId: string;
  /** Somebody without an account cannot export. */
  isSignedIn: boolean;
  filing: FilingData;
  onFiling: (filing: FilingData) => void;
  store: StoreDraft;
  /** What to know before files are made. */
  notice?: ReactNode;
  onClose: () => void;
}

const FEATURES = ['Professional PDF formatting', 'USPTO-compliant layouts', 'High-quality export', 'Print-ready files'];

/** The PDF modal (S2 section 2). On a deployment that has them it offers the files themselves (decision 18). */
export function ExportDialog({ isSignedIn, notice, onClose, ...offer }: ExportDialogProps) {
  const { data, isPending, isError } = useQuery({
    queryKey: ['patent-features'],
    queryFn: getPatentFeatures,
    retry: false,
  });
  const isOn = data?.features.pdfExport === 'on';
  return (
    <Modal opened onClose={onClose} title="Premium Feature" size={isOn ? 'medium' : 'small'}>
      {data?.features.pdfExport === 'teaser' && (
        <p className={classes.lead}>PDF export will be available after the beta period.</p>
      )}
      {isPending && <p role="status">Loading</p>}
      {isError && <p className={classes.lead}>Exports cannot be reached at the moment. Your draft is safe.</p>}
      {isOn && (isSignedIn ? <ExportOffer {...offer} /> : <p className={classes.lead}>Sign in to export.</p>)}
      {isOn && isSignedIn && <div className={classes.notice}>{notice}</div>}
      <ul className={classes.features}>
        {FEATURES.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={18} />
            {feature}
          </li>
        ))}
      </ul>
      <Button component={Link} to="/patent-buddy" variant="default" onClick={onClose} fullWidth>
        Back to Patent Buddy
      </Button>
    </Modal>
  );
}

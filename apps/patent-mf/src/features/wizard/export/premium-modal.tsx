import { Button, Icon, Modal } from '@premise/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { DraftSession } from '../session/draft-session.ts';
import { getPatentFeatures } from './get-patent-features.ts';
import classes from './premium-modal.module.css';

const FEATURES = ['Professional PDF formatting', 'USPTO-compliant layouts', 'High-quality export', 'Print-ready files'];

interface PremiumModalProps {
  session: DraftSession;
  onClose: () => void;
}

/** The PDF modal (S2 section 2, decision 18): what it will be, or on a deployment that has it, what it is. */
export function PremiumModal({ onClose }: PremiumModalProps) {
  const { data } = useQuery({ queryKey: ['patent-features'], queryFn: getPatentFeatures, retry: false });
  const teaser = data?.features.pdfExport === 'teaser';
  return (
    <Modal opened onClose={onClose} title="Premium Feature" size="small">
      {teaser && <p className={classes.lead}>PDF export will be available after the beta period.</p>}
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

import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { MenuItem } from './menu.tsx';

/** A menu entry that leads to another page of the product. */
export function MenuLink({ to, icon, children }: { to: string; icon?: ReactNode; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <MenuItem icon={icon} onClick={() => void navigate(to)}>
      {children}
    </MenuItem>
  );
}

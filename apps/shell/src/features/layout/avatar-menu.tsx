import type { User } from '@premise/contracts';
import { Icon, Menu, MenuDivider, MenuItem, MenuLink } from '@premise/ui';
import { useSignOut } from '@premise/web-platform';
import { avatarLetter, displayName } from './user-display.ts';
import classes from './avatar-menu.module.css';

/** The signed-in person's own menu. */
export function AvatarMenu({ user }: { user: User }) {
  const signOut = useSignOut();
  return (
    <Menu
      label="Account menu"
      targetClassName={classes.avatar}
      target={<span aria-hidden="true">{avatarLetter(user)}</span>}
    >
      <div className={classes.person} role="presentation">
        <span className={classes.name}>{displayName(user)}</span>
        <span className={classes.email}>{user.email}</span>
      </div>
      <MenuDivider />
      <MenuLink to="/profile" icon={<Icon name="user" size={18} />}>
        Profile
      </MenuLink>
      <MenuLink to="/patent-applications" icon={<Icon name="document" size={18} />}>
        My Applications
      </MenuLink>
      <MenuLink to="/settings" icon={<Icon name="settings" size={18} />}>
        Settings
      </MenuLink>
      <MenuDivider />
      <MenuItem onClick={signOut} icon={<Icon name="sign-out" size={18} />}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

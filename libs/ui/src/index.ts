// The provider comes first: it brings the style sheets that everything after it builds on.
export { COLOR_SCHEME_KEY, PremiseProvider } from './theme/premise-provider.tsx';
export { BREAKPOINTS } from './theme/theme.ts';
export { useHydrated } from './hydration/use-hydrated.ts';
export { ColorSchemeToggle } from './theme/color-scheme-toggle.tsx';
export { Logo, Wordmark } from './brand/logo.tsx';
export { Icon, type IconName, type IconProps } from './icon/icon.tsx';
export { Page, type PageProps } from './layout/page.tsx';
export { Panel, type PanelProps } from './layout/panel.tsx';
export { Banner, type BannerProps, type BannerTone } from './states/banner.tsx';
export { EmptyState, type StateProps } from './states/empty-state.tsx';
export { ErrorState } from './states/error-state.tsx';
export { PageSkeleton, type PageSkeletonProps } from './states/page-skeleton.tsx';
export { Drawer, Modal, type ModalProps } from './overlays/modal.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
export { Menu, MenuDivider, MenuItem, type MenuItemProps, type MenuProps } from './overlays/menu.tsx';
export { MenuLink } from './overlays/menu-link.tsx';
export { clearToasts, showToast, type ToastOptions } from './overlays/toast-store.ts';
export { Tooltip, type TooltipProps } from './overlays/tooltip.tsx';
export { ROLES } from './roles/roles.ts';
export { RoleMark, type RoleMarkProps } from './roles/role-mark.tsx';
export { RoleCard, type RoleCardProps } from './roles/role-card.tsx';
export { SeverityMark } from './roles/severity-mark.tsx';
export { RoleLegend, type RoleLegendProps } from './roles/role-legend.tsx';
export { AnnotatedText, type AnnotatedTextProps } from './reading/annotated-text.tsx';
export { EmphasisedText, type EmphasisedTextProps } from './reading/emphasised-text.tsx';
export { stripMarkup } from './reading/strip-markup.ts';
export { numberFindings } from './reading/number-findings.ts';
export { withoutLabel } from './reading/without-label.ts';
export { directionOf } from './reading/direction-of.ts';
export { innerRoom, usePanZoom, type DrawingSize } from './drawing/use-pan-zoom.ts';
export { TruncationNotice } from './reading/truncation-notice.tsx';

// Mantine's primitives that the product uses. What is not here costs no page a byte: add with its style sheet.
export {
  ActionIcon,
  Anchor,
  Badge,
  Box,
  Burger,
  Button,
  Checkbox,
  Group,
  Loader,
  NativeSelect,
  PasswordInput,
  Progress,
  Skeleton,
  Tabs,
  Text,
  Textarea,
  TextInput,
  Title,
  VisuallyHidden,
  useMantineColorScheme as useColorScheme,
} from '@mantine/core';

import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { createElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './controls.module.css';

const accent: MantineColorsTuple = [
  '#eef0fa',
  '#dde1f4',
  '#bcc5ea',
  '#a6b6ff',
  '#7d90dd',
  '#4e66c8',
  '#3850bb',
  '#2b44b0',
  '#20358f',
  '#16266b',
];
const gray: MantineColorsTuple = [
  '#faf7f0',
  '#f2ede1',
  '#e4ddcd',
  '#cdc3ae',
  '#b3a892',
  '#877e6b',
  '#686153',
  '#544e43',
  '#36322a',
  '#1c1a16',
];
const dark: MantineColorsTuple = [
  '#eae7e0',
  '#b7bccb',
  '#9ca4b8',
  '#74809d',
  '#3a4767',
  '#263150',
  '#182138',
  '#10172a',
  '#0c1221',
  '#070b15',
];

export const BREAKPOINTS = { xs: '30em', sm: '40em', md: '48em', lg: '64em', xl: '80em' } as const;

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  colors: { accent, gray, dark },
  white: '#ffffff',
  black: '#1c1a16',
  fontFamily: 'var(--premise-sans)',
  fontFamilyMonospace: 'var(--premise-mono)',
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.6', xl: '1.3' },
  fontSizes: {
    xs: 'var(--premise-size-small)',
    sm: 'var(--premise-size-control)',
    md: 'var(--premise-size-body)',
    lg: 'var(--premise-size-reading)',
    xl: 'var(--premise-size-heading)',
  },
  headings: {
    fontFamily: 'var(--premise-serif)',
    fontWeight: '560',
    sizes: {
      h1: { fontSize: 'var(--premise-size-title)', lineHeight: '1.18' },
      h2: { fontSize: 'var(--premise-size-heading)', lineHeight: '1.28' },
      h3: { fontSize: 'var(--premise-size-reading)', lineHeight: '1.4' },
      h4: { fontSize: 'var(--premise-size-body)', lineHeight: '1.5' },
      h5: { fontSize: 'var(--premise-size-control)', lineHeight: '1.45' },
      h6: { fontSize: 'var(--premise-size-small)', lineHeight: '1.45' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '10px', xl: '999px' },
  defaultRadius: 'md',
  breakpoints: BREAKPOINTS,
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'md' }, classNames: { root: classes.button } },
    Input: { defaultProps: { size: 'md' }, classNames: { wrapper: classes.input } },
    // one arrow, of the weight of the other signs
    NativeSelect: {
      defaultProps: {
        rightSection: createElement(Icon, { name: 'chevron-down', size: 16 }),
        rightSectionPointerEvents: 'none',
      },
    },
    InputWrapper: {
      defaultProps: { size: 'md' },
      classNames: { label: classes.label, description: classes.description, error: classes.error },
    },
    Anchor: { defaultProps: { underline: 'hover' }, classNames: { root: classes.anchor } },
    Badge: { defaultProps: { radius: 'sm', variant: 'light' }, classNames: { root: classes.badge } },
    Title: { classNames: { root: classes.title } },
    Progress: { classNames: { root: classes.progressRoot } },
    Skeleton: { classNames: { root: classes.skeleton } },
    Tabs: { classNames: { tab: classes.tab } },
  },
});

/** Mantine's own colours follow the tokens, so that one file decides. */
export const resolveVariables: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--premise-ground)',
    '--mantine-color-text': 'var(--premise-ink)',
    '--mantine-color-dimmed': 'var(--premise-ink-soft)',
    '--mantine-color-placeholder': 'var(--premise-ink-faint)',
    '--mantine-color-anchor': 'var(--premise-accent)',
    '--mantine-color-error': 'var(--premise-error)',
    '--mantine-color-default': 'var(--premise-raised)',
    '--mantine-color-default-hover': 'var(--premise-sunken)',
    '--mantine-color-default-color': 'var(--premise-ink)',
    '--mantine-color-default-border': 'var(--premise-rule-strong)',
    '--mantine-color-disabled': 'var(--premise-sunken)',
    '--mantine-color-disabled-color': 'var(--premise-ink-faint)',
    '--mantine-primary-color-filled': 'var(--premise-accent)',
    '--mantine-primary-color-filled-hover': 'var(--premise-accent-hover)',
    '--mantine-primary-color-light': 'var(--premise-accent-wash)',
    '--mantine-primary-color-light-hover': 'var(--premise-accent-wash)',
    '--mantine-primary-color-light-color': 'var(--premise-accent)',
    '--mantine-primary-color-contrast': 'var(--premise-on-accent)',
    '--mantine-color-accent-filled': 'var(--premise-accent)',
    '--mantine-color-accent-filled-hover': 'var(--premise-accent-hover)',
    '--mantine-color-accent-light': 'var(--premise-accent-wash)',
    '--mantine-color-accent-light-hover': 'var(--premise-accent-wash)',
    '--mantine-color-accent-light-color': 'var(--premise-accent)',
    '--mantine-color-accent-outline': 'var(--premise-accent)',
    '--mantine-color-red-filled': 'var(--premise-error)',
    '--mantine-color-red-filled-hover': 'var(--premise-error-hover)',
    '--mantine-color-red-light': 'var(--premise-error-wash)',
    '--mantine-color-red-light-color': 'var(--premise-error)',
    '--mantine-color-red-outline': 'var(--premise-error)',
    '--mantine-color-green-filled': 'var(--premise-success)',
    '--mantine-color-green-filled-hover': 'var(--premise-success-hover)',
    '--mantine-color-green-light': 'var(--premise-success-wash)',
    '--mantine-color-green-light-color': 'var(--premise-success)',
    '--mantine-color-yellow-light': 'var(--premise-warning-wash)',
    '--mantine-color-yellow-light-color': 'var(--premise-warning)',
    '--mantine-color-gray-light': 'var(--premise-sunken)',
    '--mantine-color-gray-light-color': 'var(--premise-ink-soft)',
  };
  return { variables: {}, light: both, dark: both };
};

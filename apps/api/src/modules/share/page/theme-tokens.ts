/**
 * Colours of the theme as `packages/ui` generates them: the server cannot load the design system.
 * test/share/theme-tokens.test.ts holds them against the theme.
 */
export const themeTokens = {
  light: {
    bg: '#FFFFFF',
    'bg-subtle': '#FBF9F6',
    'bg-raised': '#FFFFFF',
    fg: '#211D19',
    'fg-muted': '#5A5148',
    border: '#E9E2D8',
    accent: '#C4122F',
    'accent-hover': '#A30D26',
    'accent-fg': '#C4122F',
    'accent-contrast': '#FFFFFF',
    focus: '#0B5CAD',
  },
  dark: {
    bg: '#171411',
    'bg-subtle': '#1C1815',
    'bg-raised': '#211D19',
    fg: '#F3EEE7',
    'fg-muted': '#C9BFB3',
    border: '#3A342D',
    accent: '#D6243F',
    'accent-hover': '#C4122F',
    'accent-fg': '#F29AA6',
    'accent-contrast': '#FFFFFF',
    focus: '#8DC3F5',
  },
} as const

import { defineTokens } from '@chakra-ui/react/styled-system'

/**
 * Our own faces when they have come (styles/type-faces), faces of the
 * machine in the same widths until then (styles/fonts.css).
 */
const sans = [
  '"Manzil Sans"',
  '"Noto Sans SC Variable"',
  '"Manzil System"',
  'system-ui',
  'sans-serif',
].join(', ')

/**
 * Our whole scale. Start-up time grows with each token (Chakra's 661 cost 62 ms), so tokens and
 * semantic tokens together stay at or below 60; test/theme.test.ts counts them.
 */
export const tokens = defineTokens({
  fonts: { body: { value: sans } },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: 'clamp(2.1rem, 1.5rem + 2.6vw, 3.5rem)' },
  },
  /** 4 px grid. */
  spacing: {
    1: { value: '0.25rem' },
    2: { value: '0.5rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
    12: { value: '3rem' },
    16: { value: '4rem' },
  },
  sizes: {
    /** The column of a page: header, notices, what it holds, and footer. */
    content: { value: '80rem' },
    /** Line length of running text: 60–75 characters. */
    prose: { value: '68ch' },
    /** Smallest touch target: 44 px. */
    control: { value: '2.75rem' },
  },
  radii: { control: { value: '8px' }, card: { value: '16px' }, full: { value: '999px' } },
  durations: { fast: { value: '120ms' }, slow: { value: '200ms' } },
  zIndex: {
    header: { value: 100 },
    floating: { value: 200 },
    overlay: { value: 1000 },
    toast: { value: 1200 },
  },
})

/**
 * Raw colours. Nothing outside the theme reads them: screens use semantic tokens, so that dark mode
 * and a re-brand stay a matter of this folder. Contrast of every pair in use: test/contrast.test.ts.
 */
export const palette = {
  white: '#FFFFFF',
  /** Sand-tinted neutrals. */
  sand: {
    50: '#FBF9F6',
    100: '#F5F1EB',
    200: '#E9E2D8',
    300: '#D8CEC0',
    400: '#B5A898',
    500: '#8C8073',
    600: '#6A6056',
    700: '#4D453D',
    800: '#332D27',
    850: '#2A2520',
    900: '#211D19',
    950: '#171411',
  },
  /** Brand red: action and identity only. 600 on white is 6.2:1. */
  red: {
    50: '#FDF2F3',
    200: '#F6C1C8',
    300: '#F29AA6',
    500: '#D6243F',
    600: '#C4122F',
    700: '#A30D26',
    900: '#4A1219',
  },
  /** Gulf blue-green: data, maps and charts. */
  gulf: {
    50: '#E8F4F4',
    200: '#8FCDD0',
    300: '#6FBCC1',
    600: '#12666F',
    700: '#0E5059',
    900: '#123A3F',
  },
  green: { 50: '#EAF5EC', 300: '#86CC98', 700: '#1E6B38', 900: '#16351F' },
  amber: { 50: '#FCF3DF', 300: '#E9BC63', 700: '#7D5104', 900: '#3D2C0C' },
  /** Error red leans to orange, so that it is not mistaken for the brand. */
  brick: { 50: '#FDF0EA', 300: '#F3A184', 700: '#9C3412', 900: '#432013' },
} as const

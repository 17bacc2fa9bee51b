import { defineSemanticTokens } from '@chakra-ui/react/styled-system'
import { palette } from './palette.ts'

const { sand, red, gulf, green, amber, brick, white } = palette

/** A light and a dark value; which one holds is decided in CSS, see scripts/write-theme-css.ts. */
function pair(base: string, _dark: string) {
  return { value: { base, _dark } }
}

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      /** The page. */
      DEFAULT: pair(white, sand[950]),
      /** Bands of a page. */
      subtle: pair(sand[50], '#1C1815'),
      /** Wells, pills, skeletons. */
      muted: pair(sand[100], sand[850]),
      /** Cards, menus and dialogs. */
      raised: pair(white, sand[900]),
      inverted: pair(sand[900], sand[100]),
      success: pair(green[50], green[900]),
      warning: pair(amber[50], amber[900]),
      error: pair(brick[50], brick[900]),
      info: pair(gulf[50], gulf[900]),
    },
    fg: {
      DEFAULT: pair(sand[900], '#F3EEE7'),
      muted: pair('#5A5148', '#C9BFB3'),
      subtle: pair('#6F6459', '#A89C8F'),
      inverted: pair(white, sand[950]),
      success: pair(green[700], green[300]),
      warning: pair(amber[700], amber[300]),
      error: pair(brick[700], brick[300]),
      info: pair(gulf[700], gulf[200]),
    },
    border: {
      /** Hairlines. */
      DEFAULT: pair(sand[200], '#3A342D'),
      /** Edges of controls: 3:1 against the page. */
      strong: pair(sand[500], '#7F7569'),
    },
    accent: {
      /** Solid red under white text. */
      DEFAULT: pair(red[600], red[500]),
      hover: pair(red[700], red[600]),
      subtle: pair(red[50], red[900]),
      fg: pair(red[600], red[300]),
      /** Text on solid red. */
      contrast: pair(white, white),
    },
    data: { DEFAULT: pair(gulf[600], gulf[300]), contrast: pair(white, sand[950]) },
    focus: pair('#0B5CAD', '#8DC3F5'),
    scrim: pair('rgb(23 20 17 / 0.55)', 'rgb(0 0 0 / 0.66)'),
  },
  shadows: {
    /** The one shadow, for what floats. */
    float: pair(
      '0 1px 2px rgb(51 45 39 / 0.08), 0 8px 28px rgb(51 45 39 / 0.14)',
      '0 0 0 1px #3A342D, 0 12px 32px rgb(0 0 0 / 0.5)',
    ),
  },
})

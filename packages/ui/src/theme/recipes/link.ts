import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Links in running text and in lists. */
export const linkRecipe = defineRecipe({
  className: 'mz-link',
  base: {
    color: 'accent.fg',
    borderRadius: '2px',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    _hover: { textDecorationColor: 'currentColor' },
    /** An unsafe address was left out: what remains is text. */
    '&:not([href])': { color: 'inherit', textDecoration: 'none' },
  },
  variants: {
    tone: {
      accent: {},
      /** Takes the colour of the text around it. */
      plain: { color: 'inherit' },
      /** Underlined on hover only; for lists of links. */
      quiet: { color: 'fg.muted', textDecorationColor: 'transparent', _hover: { color: 'fg' } },
    },
  },
})

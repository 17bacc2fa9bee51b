import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { UiLink } from '../UiLink/UiLink.tsx'

const Base = chakra(UiLink, {
  base: {
    color: 'accent.fg',
    borderRadius: '2px',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    _hover: { textDecorationColor: 'currentColor' },
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
  defaultVariants: { tone: 'accent' },
})

export type TextLinkProps = ComponentProps<typeof Base>

/** A link in running text or in a list. `asChild` lends the looks to another element. */
export function TextLink(props: TextLinkProps) {
  return <Base {...props} />
}

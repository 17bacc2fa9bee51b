import { defineTextStyles } from '@chakra-ui/react/styled-system'

/** The type scale: few steps, each with its own leading and weight. */
export const typeScale = {
  display: { fontSize: '3xl', fontWeight: 700, lineHeight: 1.1, textWrap: 'balance' },
  title: { fontSize: '2xl', fontWeight: 700, lineHeight: 1.2, textWrap: 'balance' },
  heading: { fontSize: 'xl', fontWeight: 650, lineHeight: 1.3 },
  lead: { fontSize: 'lg', lineHeight: 1.6, color: 'fg.muted' },
  body: { fontSize: 'md', lineHeight: 1.6 },
  small: { fontSize: 'sm', lineHeight: 1.5, color: 'fg.muted' },
  caption: { fontSize: 'xs', lineHeight: 1.4, color: 'fg.subtle' },
} as const

/** The scale as Chakra's `textStyle`s. */
export const textStyles = defineTextStyles(
  Object.fromEntries(Object.entries(typeScale).map(([name, value]) => [name, { value }])),
)

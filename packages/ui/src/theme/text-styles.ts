import { defineTextStyles } from '@chakra-ui/react/styled-system'

/** The type scale as `textStyle`s: few steps, each with its own leading and weight. */
export const textStyles = defineTextStyles({
  display: { value: { fontSize: '3xl', fontWeight: 700, lineHeight: 1.15, textWrap: 'balance' } },
  title: { value: { fontSize: '2xl', fontWeight: 700, lineHeight: 1.2, textWrap: 'balance' } },
  heading: { value: { fontSize: 'xl', fontWeight: 650, lineHeight: 1.3 } },
  lead: { value: { fontSize: 'lg', lineHeight: 1.6, color: 'fg.muted' } },
  body: { value: { fontSize: 'md', lineHeight: 1.6 } },
  small: { value: { fontSize: 'sm', lineHeight: 1.5, color: 'fg.muted' } },
  caption: { value: { fontSize: 'xs', lineHeight: 1.4, color: 'fg.subtle' } },
})

import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The box of everything that is typed or chosen in: inputs, selects, text areas. */
export const controlRecipe = defineRecipe({
  className: 'mz-control',
  base: {
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: 'control',
    px: '3',
    py: '2',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    /** At least 16 px, or iOS zooms into the field. */
    fontSize: 'md',
    lineHeight: 1.4,
    transition: 'border-color var(--mz-durations-fast)',
    _hover: { borderColor: 'fg.subtle' },
    _focusVisible: { outlineOffset: '0', borderColor: 'focus' },
    _disabled: { bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
    /** Addresses run left to right in any page. */
    '&:is([type=email], [type=url], [type=tel])': { unicodeBidi: 'plaintext' },
    '&[aria-invalid=true]': {
      borderColor: 'fg.error',
      boxShadow: 'inset 0 0 0 1px {colors.fg.error}',
    },
  },
})

import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Button and IconButton. Sizes below 44 px keep a 44 px touch area by an invisible border. */
export const buttonRecipe = defineRecipe({
  className: 'mz-button',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: 600,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    transition:
      'background-color var(--mz-durations-fast), border-color var(--mz-durations-fast), color var(--mz-durations-fast)',
    '& > :is(svg, .mz-spinner)': { flexShrink: 0 },
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 0.85 },
    '&[aria-pressed=true]': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      borderColor: 'currentColor',
      '@media (forced-colors: active)': { borderWidth: '3px' },
    },
    _after: { content: '""', position: 'absolute', insetInline: 0, insetBlock: 'var(--reach, 0)' },
  },
  variants: {
    size: {
      sm: { minBlockSize: '2.25rem', px: '3', fontSize: 'sm', '--reach': '-5px' },
      md: { minBlockSize: 'control', px: '4', fontSize: 'md' },
      lg: { minBlockSize: '3.25rem', px: '6', fontSize: 'lg' },
    },
    variant: {
      solid: {
        bg: 'accent',
        color: 'accent.contrast',
        _hover: { bg: 'accent.hover' },
        '@media (forced-colors: active)': { borderColor: 'ButtonText' },
      },
      outline: {
        bg: 'bg.raised',
        color: 'fg',
        borderColor: 'border.strong',
        _hover: { bg: 'bg.muted', borderColor: 'fg.subtle' },
      },
      ghost: { color: 'fg', _hover: { bg: 'bg.muted' } },
      /** Reads as text, acts as a button. */
      link: {
        px: 0,
        color: 'accent.fg',
        textUnderlineOffset: '3px',
        _hover: { textDecoration: 'underline' },
      },
    },
    /** Long labels: lines of words in a box no wider than its place. */
    flow: {
      wrap: {
        maxInlineSize: '100%',
        py: '1',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        textAlign: 'center',
      },
    },
    block: { true: { display: 'flex', inlineSize: '100%' } },
    shape: {
      square: { px: 0, aspectRatio: '1' },
      round: { px: 0, aspectRatio: '1', borderRadius: 'full' },
    },
  },
})

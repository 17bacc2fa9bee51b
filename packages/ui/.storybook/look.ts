import { create } from 'storybook/theming'
import { colorOf, type Mode } from '../src/theme/contrast.ts'

const fontBase = '"Manzil Sans", "Manzil System", system-ui, sans-serif'

/** Storybook's own pages in our colours. */
const look = (base: 'light' | 'dark', mode: Mode) =>
  create({
    base,
    brandTitle: 'Manzil design system',
    fontBase,
    colorPrimary: colorOf('accent', mode),
    colorSecondary: colorOf('data', mode),
    appBg: colorOf('bg-subtle', mode),
    appContentBg: colorOf('bg', mode),
    appPreviewBg: colorOf('bg', mode),
    appBorderColor: colorOf('border', mode),
    appBorderRadius: 8,
    textColor: colorOf('fg', mode),
    textMutedColor: colorOf('fg-muted', mode),
    textInverseColor: colorOf('fg-inverted', mode),
    barBg: colorOf('bg', mode),
    barTextColor: colorOf('fg-muted', mode),
    barSelectedColor: colorOf('accent-fg', mode),
    barHoverColor: colorOf('accent-fg', mode),
    inputBg: colorOf('bg-raised', mode),
    inputBorder: colorOf('border-strong', mode),
    inputTextColor: colorOf('fg', mode),
    inputBorderRadius: 8,
  })

export const lightLook = look('light', 'base')
export const darkLook = look('dark', '_dark')

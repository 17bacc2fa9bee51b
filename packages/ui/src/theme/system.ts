import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { semanticTokens } from './semantic-tokens.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'

/**
 * Our configuration on Chakra's base (style props and conditions), without Chakra's tokens and
 * recipes: they would cost half a second of start-up on a phone. Looks are sheets beside their
 * components; of Chakra they take the variables, of which styles/generated/theme.css is written.
 */
const config = defineConfig({
  preflight: false,
  cssVarsPrefix: 'mz',
  conditions: { dark: '[data-theme=dark] &', light: '[data-theme=light] &' },
  theme: {
    /** Mobile is 768 px or less. */
    breakpoints: { sm: '480px', md: '769px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    textStyles,
  },
})

/** Read when the variables are written and by tests: no page loads it. */
export const uiSystem = createSystem(defaultBaseConfig, config)

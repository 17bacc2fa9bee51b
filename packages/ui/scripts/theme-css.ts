import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { config } from '../src/theme/system.ts'

const systemDark = ':root:not([data-theme="light"])'

function block(selector: string, variables: ReadonlyMap<string, string>, indent = ''): string {
  const lines = [...variables].map(([name, value]) => `${indent}  ${name}: ${value};`)
  return `${indent}${selector} {\n${lines.join('\n')}\n${indent}}`
}

/**
 * The theme's variables as a style sheet. Dark values hold when the page says so, and when the
 * machine asks for dark and the page says nothing: right at the first paint, without a script.
 */
export function themeCss(): string {
  const { cssVarMap } = createSystem(defaultBaseConfig, config).tokens
  const base = cssVarMap.get('base') ?? new Map<string, string>()
  const dark = cssVarMap.get('_dark') ?? new Map<string, string>()
  return [
    '/* Written by `pnpm --filter @manzil/ui gen:theme` from src/theme. Do not edit. */',
    block(':root', new Map([['color-scheme', 'light'], ...base])),
    block(':root[data-theme="dark"]', new Map([['color-scheme', 'dark'], ...dark])),
    `@media (prefers-color-scheme: dark) {\n${block(systemDark, new Map([['color-scheme', 'dark'], ...dark]), '  ')}\n}`,
    '',
  ].join('\n\n')
}

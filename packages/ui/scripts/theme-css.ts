import { uiSystem } from '../src/theme/system.ts'

const header = '/* Written by `pnpm --filter @manzil/ui gen:theme` from src/theme. Do not edit. */'

/** Chakra's variables for breakpoints: media queries cannot read them, and nothing else does. */
const isUnread = (name: string): boolean => /^--mz-(sizes-)?breakpoint/.test(name)

function block(selector: string, variables: ReadonlyMap<string, string>): string {
  const lines = [...variables]
    .filter(([name]) => !isUnread(name))
    .map(([name, value]) => `  ${name}: ${value};`)
  return `${selector} {\n${lines.join('\n')}\n}`
}

/**
 * The theme's variables as a style sheet. Dark values hold when the page says so, and when the
 * machine asks for dark and the page says nothing: right at the first paint, without a script.
 * Chakra's own `getTokenCss` has one selector for each condition, where dark needs these two.
 */
export function themeCss(): string {
  const { cssVarMap } = uiSystem.tokens
  const base = cssVarMap.get('base') ?? new Map<string, string>()
  const dark = new Map([['color-scheme', 'dark'], ...(cssVarMap.get('_dark') ?? [])])
  const rules = [
    block(':root', new Map([['color-scheme', 'light'], ...base])),
    block(':root[data-theme="dark"]', dark),
    `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-theme="light"])', dark)}\n}`,
  ]
  return `${header}\n\n@layer tokens {\n${rules.join('\n\n')}\n}\n`
}

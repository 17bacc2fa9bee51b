import { uiSystem } from '../../theme/system.ts'

/** A variable of the theme. */
export interface ThemeValue {
  /** As style sheets write it: `--mz-spacing-4`. */
  variable: string
  /** Last part: `4`. */
  name: string
  value: string
}

/** The theme's variables of one kind (`spacing`, `colors-fg`), as the style sheet has them. */
export function themeValues(kind: string): ThemeValue[] {
  const start = `--mz-${kind}`
  return [...(uiSystem.tokens.cssVarMap.get('base') ?? [])]
    .filter(([variable]) => variable === start || variable.startsWith(`${start}-`))
    .map(([variable, value]) => ({
      variable,
      name: variable.slice(start.length + 1).replaceAll('\\', '') || 'default',
      value,
    }))
}

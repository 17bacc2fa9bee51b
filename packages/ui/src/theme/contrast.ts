import { uiSystem } from './system.ts'

/** Which values hold: those of light mode, or those of dark. */
export type Mode = 'base' | '_dark'

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours (`#RRGGBB`) as WCAG 2 counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Value of a semantic colour, by its variable's name without the prefix: `fg-muted`.
 *
 * @throws Error where the theme has no such colour
 */
export function colorOf(name: string, mode: Mode): string {
  const value = uiSystem.tokens.cssVarMap.get(mode)?.get(`--mz-colors-${name}`)
  if (value === undefined) throw new Error(`no colour ${name} in ${mode}`)
  return value
}

/** One colour on another, and the least contrast that they must have. */
export interface ContrastPair {
  text: string
  surface: string
  least: number
}

const surfaces = ['bg', 'bg-subtle', 'bg-muted', 'bg-raised']
const states = ['success', 'warning', 'error', 'info']

const pairs = (texts: readonly string[], on: readonly string[], least: number): ContrastPair[] =>
  texts.flatMap((text) => on.map((surface) => ({ text, surface, least })))

/** Every pair in use. Text needs 4.5:1 (WCAG 1.4.3), edges of controls and the focus ring 3:1 (1.4.11). */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['fg', 'fg-muted', 'fg-subtle', 'accent-fg', 'fg-error'], surfaces, 4.5),
  ...states.flatMap((state) => pairs([`fg-${state}`], [`bg-${state}`], 4.5)),
  ...pairs(['fg-success', 'fg-warning', 'fg-info'], ['bg-raised'], 4.5),
  ...pairs(['fg'], ['bg-info', 'accent-subtle'], 4.5),
  ...pairs(['accent-fg'], ['accent-subtle'], 4.5),
  ...pairs(['accent-contrast'], ['accent', 'accent-hover'], 4.5),
  ...pairs(['fg-inverted'], ['bg-inverted'], 4.5),
  ...pairs(['data'], ['bg', 'bg-subtle'], 4.5),
  ...pairs(['data-contrast'], ['data'], 4.5),
  ...pairs(['fg'], ['border'], 4.5),
  ...pairs(['bg'], ['fg-muted'], 4.5),
  ...pairs(['border-strong'], ['bg', 'bg-subtle', 'bg-raised'], 3),
  ...pairs(['focus'], surfaces, 3),
]

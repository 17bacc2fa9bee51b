import { describe, expect, it } from 'vitest'
import { uiSystem } from '../src/theme/system.ts'

type Mode = 'base' | '_dark'

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function color(name: string, mode: Mode): string {
  const value = uiSystem.tokens.cssVarMap.get(mode)?.get(`--mz-colors-${name}`)
  if (value === undefined) throw new Error(`no colour ${name} in ${mode}`)
  return value
}

const surfaces = ['bg', 'bg-subtle', 'bg-muted', 'bg-raised']
/** Text needs 4.5:1 (WCAG 1.4.3), edges of controls and the focus ring 3:1 (1.4.11). */
const pairs: [string, string, number][] = [
  ...['fg', 'fg-muted', 'fg-subtle', 'accent-fg', 'fg-error'].flatMap((text) =>
    surfaces.map((surface): [string, string, number] => [text, surface, 4.5]),
  ),
  ...['success', 'warning', 'error', 'info'].flatMap((state): [string, string, number][] => [
    [`fg-${state}`, `bg-${state}`, 4.5],
    [`fg-${state}`, 'bg-raised', 4.5],
  ]),
  ['fg', 'bg-info', 4.5],
  ['fg', 'accent-subtle', 4.5],
  ['accent-fg', 'accent-subtle', 4.5],
  ['accent-contrast', 'accent', 4.5],
  ['accent-contrast', 'accent-hover', 4.5],
  ['fg-inverted', 'bg-inverted', 4.5],
  ['data', 'bg', 4.5],
  ['data', 'bg-subtle', 4.5],
  ['data-contrast', 'data', 4.5],
  ['border-strong', 'bg', 3],
  ['border-strong', 'bg-subtle', 3],
  ['border-strong', 'bg-raised', 3],
  ...surfaces.map((surface): [string, string, number] => ['focus', surface, 3]),
]

describe.each(['base', '_dark'] as const)('contrast, %s', (mode) => {
  it.each(pairs)('%s on %s is at least %d:1', (text, surface, least) => {
    expect(contrast(color(text, mode), color(surface, mode))).toBeGreaterThanOrEqual(least)
  })
})

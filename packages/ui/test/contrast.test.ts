import { describe, expect, it } from 'vitest'
import { colorOf, contrast, contrastPairs } from '../src/theme/contrast.ts'

describe.each(['base', '_dark'] as const)('contrast, %s', (mode) => {
  it.each(contrastPairs)('$text on $surface is at least $least:1', ({ text, surface, least }) => {
    expect(contrast(colorOf(text, mode), colorOf(surface, mode))).toBeGreaterThanOrEqual(least)
  })
})

describe('counting contrast', () => {
  it('knows the ends of the scale', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrast('#C4122F', '#C4122F')).toBe(1)
  })
})

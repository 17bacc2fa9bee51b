import { describe, expect, it } from 'vitest'
import { brokenReferences, unbalancedTag } from '../test/svg-text.ts'
import { drawEmpty, type EmptyKind } from './empty.ts'
import { drawFavicon, drawMark } from './mark.ts'
import { drawSkyline } from './skyline.ts'

const modes = ['light', 'dark'] as const
const kinds: readonly EmptyKind[] = ['nothing-found', 'failed', 'offline']

const pictures: readonly (readonly [name: string, draw: () => string, limit: number])[] = [
  ...modes.map(
    (mode) =>
      [`skyline ${mode}`, () => drawSkyline({ width: 1600, height: 640, mode }), 18_000] as const,
  ),
  ['skyline on a phone', () => drawSkyline({ width: 390, height: 560, mode: 'light' }), 14_000],
  ...kinds.flatMap((kind) =>
    modes.map((mode) => [`${kind} ${mode}`, () => drawEmpty({ kind, mode }), 3_000] as const),
  ),
  ['mark', () => drawMark(), 400],
  ['favicon', drawFavicon, 500],
]

describe.each(pictures)('%s', (_name, draw, limit) => {
  it('is the same every time, well-formed and small', () => {
    const svg = draw()
    expect(draw()).toBe(svg)
    expect(unbalancedTag(svg)).toBeUndefined()
    expect(brokenReferences(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|<text|<script/)
    expect(svg.length).toBeLessThan(limit)
  })
})

describe('drawSkyline', () => {
  it('turns round for text that starts on the right', () => {
    const options = { width: 1200, height: 500, mode: 'light' } as const
    expect(drawSkyline({ ...options, mirrored: true })).toContain('matrix(-1 0 0 1 1200 0)')
    expect(drawSkyline(options)).not.toContain('matrix(-1 0 0 1 1200 0)')
  })
})

describe('drawMark', () => {
  it('takes the colour of the text around it when asked', () => {
    expect(drawMark({ tone: 'current' })).toContain('stroke="currentColor"')
  })
})

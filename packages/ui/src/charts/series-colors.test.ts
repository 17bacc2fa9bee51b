import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { palette } from '../theme/palette.ts'

const sheet = readFileSync(join(import.meta.dirname, '../styles/base.css'), 'utf8')
const colors = [...sheet.matchAll(/--mz-series-\d: (#\w{6});/g)].map((match) => match[1] ?? '')

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('has five series besides the data colour', () => expect(colors).toHaveLength(5))

// Lines and bars must be seen against the page in both modes: 3:1 (WCAG 1.4.11).
it.each(colors)('%s stands out from the page, light and dark', (color) => {
  for (const page of [palette.white, palette.sand[950]]) {
    const [dark = 0, light = 0] = [luminance(color), luminance(page)].sort((a, b) => a - b)
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3)
  }
})

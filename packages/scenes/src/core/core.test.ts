import { describe, expect, it } from 'vitest'
import { mix, under } from './colour.ts'
import { randomFrom } from './random.ts'
import { d, line, path } from './svg.ts'

describe('path data', () => {
  it('is written as short as it goes', () => {
    expect(path(d`M${7} ${0.25}h${10.04}v${-0.5}`, 'red')).toBe(
      '<path d="M7 .3h10v-.5" fill="red"/>',
    )
    expect(line(d`M${1} ${0}`, 'red', 2)).toBe('<path d="M1 0" stroke="red" stroke-width="2"/>')
  })

  it('keeps every number to a tenth', () => {
    const numbers = [0.5, 10.5, -10.5, 100.25, -0.5, 20, 0, 300.75, -40.125, 0.04]
    const drawn = path(`M${numbers.map((number) => d`${number}`).join(' ')}`, 'red')
    const read = drawn.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
    expect(read).toHaveLength(numbers.length)
    for (const [at, number] of numbers.entries())
      expect(Math.abs((read[at] ?? 99) - number)).toBeLessThan(0.051)
  })
})

describe('colours', () => {
  it('have six figures, however dark', () => {
    expect(mix('#000000', '#000010', 0.5)).toBe('#000008')
    expect(under('#000fff', '#ffffff')).toBe('#000fff')
    expect(under('#ffffff', '#012345')).toBe('#012345')
  })

  it('mix from the one to the other', () => {
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030')
    expect(mix('#102030', '#fefdfc', 1)).toBe('#fefdfc')
    expect(mix('#000000', '#804020', 0.5)).toBe('#402010')
  })
})

describe('choices', () => {
  it('come to each of what there is, the first and the last too', () => {
    const random = randomFrom('choices')
    const choices = ['a', 'b', 'c'] as const
    const picked = Array.from({ length: 100 }, () => random.pick(choices))
    expect(new Set(picked)).toEqual(new Set(choices))
    const wholes = Array.from({ length: 100 }, () => random.whole(3, 5))
    expect(new Set(wholes)).toEqual(new Set([3, 4, 5]))
  })

  it('stay within their bounds', () => {
    const random = randomFrom('bounds')
    for (let at = 0; at < 200; at += 1) {
      const number = random.between(-2, 3)
      expect(number).toBeGreaterThanOrEqual(-2)
      expect(number).toBeLessThan(3)
    }
    expect(random.chance(0)).toBe(false)
    expect(random.chance(1)).toBe(true)
  })
})

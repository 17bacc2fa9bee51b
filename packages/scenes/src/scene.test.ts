import { describe, expect, it } from 'vitest'
import { brokenReferences, unbalancedTag, withoutIds } from '../test/svg-text.ts'
import { times } from './core/palette.ts'
import { drawScene } from './scene.ts'
import {
  buildings,
  characters,
  parseScenePath,
  roles,
  type SceneSpec,
  scenePath,
} from './scene-path.ts'

const every: SceneSpec[] = roles.flatMap((role) =>
  buildings.flatMap((building) =>
    characters.map((character, index) => ({
      role,
      building,
      character,
      seed: index * 37 + building.length * 11 + role.length,
    })),
  ),
)

describe('drawScene', () => {
  it('gives the same text for the same options', () => {
    for (const spec of every) expect(drawScene(spec)).toBe(drawScene({ ...spec }))
  })

  it('writes well-formed SVG with a 4:3 view', () => {
    for (const spec of every) {
      const svg = drawScene(spec)
      expect(svg, scenePath(spec)).toMatch(/^<svg [^>]*viewBox="0 0 800 600"[^>]*slice"/)
      expect(unbalancedTag(svg), scenePath(spec)).toBeUndefined()
    }
  })

  it('holds no words, scripts, outside references or broken numbers', () => {
    for (const spec of every) {
      const svg = drawScene(spec)
      expect(svg, scenePath(spec)).not.toMatch(/<(text|script|style|image|title|foreignObject)/)
      expect(svg.replace('http://www.w3.org/2000/svg', ''), scenePath(spec)).not.toContain('http')
      expect(svg, scenePath(spec)).not.toMatch(/NaN|undefined|null|Infinity/)
      expect(brokenReferences(svg), scenePath(spec)).toEqual([])
    }
  })

  it('stays within 15 kB, and half of the pictures within 9 kB', () => {
    const sizes = every.map((spec) => drawScene(spec).length).toSorted((a, b) => a - b)
    expect(sizes.at(-1)).toBeLessThan(15_000)
    expect(sizes[sizes.length >> 1]).toBeLessThan(9_000)
  })

  it('draws no picture twice in 200 seeds in a row', () => {
    for (const role of roles) {
      for (const building of buildings) {
        const pictures = Array.from({ length: 200 }, (_, seed) =>
          withoutIds(drawScene({ role, building, character: 'creek', seed })),
        )
        expect(new Set(pictures).size, `${role}/${building}`).toBe(200)
      }
    }
  })

  it('gives neighbouring seeds another light', () => {
    const top = (seed: number) =>
      /stop-color="(#\w+)"/.exec(
        drawScene({ role: 'facade', building: 'villa', character: 'golf', seed }),
      )?.[1]
    for (let seed = 0; seed < 60; seed += 1) expect(top(seed)).not.toBe(top(seed + 1))
  })

  it('obeys a chosen light', () => {
    const spec = { role: 'facade', building: 'tower', character: 'marina', seed: 3 } as const
    const pictures = times.map((time) => drawScene({ ...spec, time }))
    expect(new Set(pictures.map(withoutIds)).size).toBe(times.length)
  })

  it('shares no id between two pictures', () => {
    const ids = (spec: SceneSpec) => drawScene(spec).match(/(?<= id=")[^"]+/g) ?? []
    const all = every.flatMap((spec) => [...new Set(ids(spec))])
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('scene paths', () => {
  it('read back what was written', () => {
    for (const spec of every) expect(parseScenePath(scenePath(spec))).toEqual(spec)
    const large = { ...every[0], seed: 9_999_999_999 }
    expect(parseScenePath(`/scenes/facade/tower/marina/${large.seed}.svg`)?.seed).toBe(large.seed)
  })

  it.each([
    '',
    '/scenes/facade/tower/marina/1',
    '/scenes/facade/tower/marina/-1.svg',
    '/scenes/facade/tower/marina/01.svg',
    '/scenes/facade/tower/marina/1.5.svg',
    '/scenes/facade/tower/marina/1e3.svg',
    '/scenes/facade/tower/marina/12345678901.svg',
    '/scenes/facade/tower/marina/1.svg\n',
    '/scenes/facade/tower/marina/1.svg?x=1',
    '/scenes/facade/tower/../marina/1.svg',
    '/scenes/constructor/tower/marina/1.svg',
    '/scenes/facade/__proto__/marina/1.svg',
    '/scenes/facade/tower/toString/1.svg',
    '/scenes/Facade/tower/marina/1.svg',
    '//scenes/facade/tower/marina/1.svg',
    '/scenes/facade/tower/marina/%31.svg',
    '/scenes/facade/tower/marina/<script>.svg',
  ])('refuse %j', (path) => {
    expect(parseScenePath(path)).toBeUndefined()
  })
})

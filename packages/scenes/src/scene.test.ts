import { describe, expect, it } from 'vitest'
import { brokenReferences, shapesOf, unbalancedTag, withoutIds } from '../test/svg-text.ts'
import { drawScene } from './scene.ts'
import {
  type Building,
  buildings,
  type Character,
  characters,
  inLight,
  lightOfPage,
  parseSceneAddress,
  parseScenePath,
  plainLight,
  roles,
  type SceneSpec,
  sceneLights,
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

/** How far down the sky reaches, which tells where the picture is seen from. */
const horizonOf = (building: Building, character: Character, seed: number) =>
  /<path d="M0 0h800v(\d+)/.exec(drawScene({ role: 'facade', building, character, seed }))?.[1]

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

  it.each(sceneLights)(
    'stays within 15 kB at %s, and half of the pictures within 9 kB',
    (light) => {
      const sizes = every
        .map((spec) => drawScene({ ...spec, light }).length)
        .toSorted((a, b) => a - b)
      expect(sizes.at(-1)).toBeLessThan(15_000)
      expect(sizes[sizes.length >> 1]).toBeLessThan(9_000)
    },
  )

  it.each(roles.flatMap((role) => buildings.map((building) => [role, building] as const)))(
    'draws no %s of a %s twice in 200 seeds in a row',
    (role, building) => {
      const pictures = Array.from({ length: 200 }, (_, seed) =>
        withoutIds(drawScene({ role, building, character: 'creek', seed })),
      )
      expect(new Set(pictures).size).toBe(200)
    },
  )

  it('obeys a chosen light, and takes the plain one without', () => {
    const spec = { role: 'facade', building: 'tower', character: 'marina', seed: 3 } as const
    const pictures = sceneLights.map((light) => drawScene({ ...spec, light }))
    expect(new Set(pictures.map(withoutIds)).size).toBe(sceneLights.length)
    expect(drawScene(spec)).toBe(drawScene({ ...spec, light: plainLight }))
  })

  it('shows the same house under every light', () => {
    for (const spec of every.filter(({ role }) => role === 'facade')) {
      const [day, night] = (['morning', 'night'] as const).map((light) =>
        shapesOf(drawScene({ ...spec, light })),
      )
      const lamps = new Set(night)
      expect(day?.filter((shape) => !lamps.has(shape)).length, scenePath(spec)).toBeLessThan(8)
    }
  })

  it('shows each community from five places and more', () => {
    for (const character of characters) {
      const horizons = new Set(
        Array.from({ length: 48 }, (_, at) => horizonOf('tower', character, at * 7919)),
      )
      expect(horizons.size, character).toBeGreaterThan(5)
    }
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

describe('scene addresses', () => {
  const path = '/scenes/facade/tower/marina/1.svg'

  it('say the light that a page asked for', () => {
    for (const spec of every)
      for (const light of sceneLights)
        expect(parseSceneAddress(inLight(scenePath(spec), light))).toEqual({ ...spec, light })
  })

  it('are in the plain light when they say none', () => {
    expect(parseSceneAddress(path)?.light).toBe(plainLight)
  })

  it.each([
    '?',
    '?light',
    '?light=',
    '?light=pink',
    '?light=Night',
    '?light=night&',
    '?light=night&light=dusk',
    '?light=night?light=night',
    '?x=1',
    '?light=night#a',
    '?light=__proto__',
  ])('refuse %j', (query) => {
    expect(parseSceneAddress(path + query)).toBeUndefined()
  })

  it.each(['/pictures/0123/1600.jpg', 'data:image/svg+xml,x', `${path}?light=night`, ''])(
    'leave %j as it is',
    (address) => {
      expect(inLight(address, 'dusk')).toBe(address)
    },
  )
})

describe('the light of a page', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour)

  it('is a day light in light colours and a dark one in dark ones, two of each in a day', () => {
    const lightsOf = (mode: 'light' | 'dark') => [
      ...new Set(hours.map((hour) => lightOfPage(mode, hour))),
    ]
    expect(lightsOf('light')).toEqual(['morning', 'golden'])
    expect(lightsOf('dark')).toEqual(['night', 'dusk'])
  })

  it('follows the hour', () => {
    expect(lightOfPage('light', 9)).toBe('morning')
    expect(lightOfPage('light', 17)).toBe('golden')
    expect(lightOfPage('dark', 17)).toBe('dusk')
    expect(lightOfPage('dark', 23)).toBe('night')
  })
})

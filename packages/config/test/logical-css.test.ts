import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** Names of a side of the screen instead of a side of the text, and sizes that do not turn with it. */
const physicalNames =
  /^(?:(?:scroll-)?(?:margin|padding)-|border-(?:(?:top|bottom)-)?)?(?:left|right)(?:-.+)?$|^(?:min-|max-)?(?:width|height)$/
/** Values that name one. */
const sided = /^(?:text-align|float|clear|caption-side|justify-\w+)$/
/** Shorthands of four sides: the second value is the right one, the fourth the left one. */
const fourSides = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/

/** Words of a value; what stands in brackets is one. */
const wordsOf = (value: string): string[] =>
  value.match(/[^\s(]*\((?:[^()]|\([^()]*\))*\)|\S+/g) ?? []

function isPhysical(name: string, value: string): boolean {
  if (physicalNames.test(name)) return true
  if (sided.test(name)) return /\b(?:left|right)\b/.test(value)
  const words = wordsOf(value)
  if (fourSides.test(name)) return words.length === 4 && words[1] !== words[3]
  if (name === 'border-radius' && words.length > 1 && !value.includes('/')) {
    const [topLeft, topRight, bottomRight = topLeft, bottomLeft = topRight] = words
    return topLeft !== topRight || bottomLeft !== bottomRight
  }
  return false
}

/** Declarations that would not mirror with the direction of the text. */
const physicalIn = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)].flatMap(
    ([, name = '', value = '']) =>
      isPhysical(name, value.trim()) ? [`${name}: ${value.trim().replaceAll(/\s+/g, ' ')}`] : [],
  )

it.each(['apps/web/src', 'packages/ui/src'])('the style sheets of %s mirror', (folder) => {
  const files = globSync('**/*.css', { cwd: join(root, folder) })
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) =>
    physicalIn(readFileSync(join(root, folder, file), 'utf8')).map((each) => `${file}: ${each}`),
  )
  expect(found).toEqual([])
})

it.each([
  'margin-left: 4px',
  'scroll-padding-right: 1rem',
  'border-left-color: red',
  'border-top-right-radius: 4px',
  'right: 0',
  'max-width: 3rem',
  'text-align: right',
  'clear: left',
  'padding: 0 var(--gap, 2px) 0 4px',
  'inset: auto 0 0 auto',
  'border-radius: 4px 0 0 4px',
])('a side of the screen is noticed: %s', (declaration) => {
  expect(physicalIn(`.a { ${declaration}; }`)).toEqual([declaration])
  expect(physicalIn(`.a:hover { color: red; ${declaration} }`)).toEqual([declaration])
})

it.each([
  'margin-inline-start: 4px',
  'inset: 0 1rem 2rem 1rem',
  'padding: 0 calc(1px + 2px) 3px calc(1px + 2px)',
  'border-radius: 3px 3px 0 0',
  'transition: left 1s',
  '--left: 0',
  'text-align: start',
])('a side of the text is fine: %s', (declaration) => {
  expect(physicalIn(`.a { ${declaration}; } /* left: 0; */`)).toEqual([])
})

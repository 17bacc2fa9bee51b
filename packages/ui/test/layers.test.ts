import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Source, shipped, web } from './sources.ts'

const sheets = [...shipped, ...web].filter(
  ({ path }) => path.endsWith('.css') && !path.startsWith('src/styles/type-faces/'),
)

/** Read before any sheet: it says the order of the layers, and nothing else does. */
const orderSheet = 'src/styles/layers.css'

const withoutComments = (css: string): string => css.replaceAll(/\/\*.*?\*\//gs, '')

const order = withoutComments(readFileSync(join(import.meta.dirname, '..', orderSheet), 'utf8'))

/** Layers that a sheet may write in, by where it lies; the first place that fits. */
const places: readonly { place: RegExp; layers: readonly string[] }[] = [
  { place: /^src\/styles\/reset\.css$/, layers: ['reset'] },
  { place: /^src\/styles\/generated\/theme\.css$/, layers: ['tokens'] },
  { place: /^src\/styles\/base\.css$/, layers: ['base'] },
  { place: /\/(?:Button\/Button|TextLink\/TextLink|Field\/Control)\.css$/, layers: ['primitives'] },
  { place: /^src\//, layers: ['components'] },
  { place: /apps\/web\//, layers: ['pages', 'print'] },
]

/** What stands outermost in a sheet, but for faces and the size of paper, which no layer holds. */
function outermost(css: string): string[] {
  let depth = 0
  let head = ''
  const heads: string[] = []
  for (const sign of withoutComments(css)) {
    if (sign === '{' && depth++ === 0) heads.push(head.trim())
    if (sign === '}') depth -= 1
    if (sign === ';' && depth === 0) heads.push(head.trim())
    head = depth > 0 || '{};'.includes(sign) ? '' : head + sign
  }
  return heads.filter((each) => !/^@(?:font-face|page)$/.test(each))
}

/** What to do about a sheet that writes outside its layer. */
function faultsOf({ path, text }: Source): string[] {
  if (path === orderSheet) return []
  const layers = places.find(({ place }) => place.test(path))?.layers ?? []
  const wanted = layers.map((name) => `@layer ${name}`)
  const strange = outermost(text).filter((head) => !wanted.includes(head))
  return strange.map((head) => `${path}: put \`${head}\` into \`${wanted.join(' {} or ')} {}\``)
}

describe('cascade layers', () => {
  it('are declared once, in their order', () => {
    expect(order.trim()).toBe('@layer reset, tokens, base, primitives, components, pages, print;')
  })

  it('hold every rule of every sheet', () => {
    expect(sheets.length).toBeGreaterThan(150)
    expect(sheets.flatMap(faultsOf)).toEqual([])
  })

  it('are said before any sheet of the page', () => {
    const first = (path: string) => /^import '([^']+)'/.exec(sourceOf(path))?.[1]
    expect(first('src/foundations/UiProvider/UiProvider.tsx')).toBe('../../styles/layers.css')
    expect(first('../../apps/web/src/app/main.tsx')).toBe('@manzil/ui/styles/layers.css')
  })

  it('are asked for by name where they are missing', () => {
    const faults = faultsOf({
      path: 'src/forms/A/A.css',
      text: '/* a {} */ @layer components { .a { color: red } } @media print { .b { margin: 0 } }',
    })
    expect(faults).toEqual(['src/forms/A/A.css: put `@media print` into `@layer components {}`'])
    expect(faultsOf({ path: '../../apps/web/src/a/A.css', text: '@layer components { }' })).toEqual(
      [
        '../../apps/web/src/a/A.css: put `@layer components` into `@layer pages {} or @layer print {}`',
      ],
    )
  })
})

function sourceOf(path: string): string {
  return [...shipped, ...web].find((source) => source.path === path)?.text ?? ''
}

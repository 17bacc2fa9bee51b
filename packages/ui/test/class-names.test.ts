import { expect, it } from 'vitest'
import { type Source, shipped, web } from './sources.ts'

const sheets = [...shipped, ...web].filter(({ path }) => path.endsWith('.css'))

/** Classes that a sheet gives a look wherever they stand, not only inside something of its own. */
function classesOf(css: string): Set<string> {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};@]+)\{/g)
  // What stands in brackets belongs to the selector that they stand in.
  const selectors = [...rules].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
  return new Set(selectors.flatMap((one) => /^\s*\.([\w-]+)\s*$/.exec(one)?.[1] ?? []))
}

/** Classes that more than one sheet defines, with the sheets: where both are loaded, both apply. */
function definedTwice(all: readonly Source[]): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const { path, text } of all)
    for (const name of classesOf(text)) places.set(name, [...(places.get(name) ?? []), path])
  return new Map([...places].filter(([, paths]) => paths.length > 1))
}

it('a class has its look from one sheet', () => {
  expect(sheets.length).toBeGreaterThan(150)
  expect(Object.fromEntries(definedTwice(sheets))).toEqual({})
})

it('a class of two sheets is noticed; one that a part changes inside itself is fine', () => {
  const sheet = (path: string, text: string): Source => ({ path, text })
  const all = [
    sheet('a.css', '.mz-a,\n.mz-b { color: red }'),
    sheet('b.css', '@media print { .mz-a { color: blue } } .mz-c .mz-b { color: red }'),
    sheet('c.css', '.mz-d :is(.mz-e,\n.mz-a, .mz-f) { color: red }'),
  ]
  expect(Object.fromEntries(definedTwice(all))).toEqual({ 'mz-a': ['a.css', 'b.css'] })
})

it('classes of the design system begin alike', () => {
  const own = shipped.filter(({ path }) => path.endsWith('.css'))
  const names = own.flatMap(({ text }) => [...classesOf(text)])
  expect(names.filter((name) => !name.startsWith('mz-'))).toEqual([])
})

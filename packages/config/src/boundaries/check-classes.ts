import type { SourceFile } from './check.ts'
import { lineOf } from './line-of.ts'

interface Definition {
  name: string
  path: string
  line: number
}

const blanked = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

/** Classes that a sheet gives a look wherever they stand, not only inside something of its own. */
function classesOf({ path, text }: SourceFile): Definition[] {
  const css = text.replaceAll(/\/\*.*?\*\//gs, blanked)
  const found = new Map<string, Definition>()
  for (const { 1: list = '', index } of css.matchAll(/([^{};@]+)\{/g)) {
    let at = index
    // What stands in brackets belongs to the selector that they stand in.
    for (const one of list.split(/,(?![^(]*\))/)) {
      const name = /^\s*\.([\w-]+)\s*$/.exec(one)?.[1]
      if (name !== undefined && !found.has(name))
        found.set(name, { name, path, line: lineOf(text, at + one.indexOf('.')) })
      at += one.length + 1
    }
  }
  return [...found.values()]
}

/** Classes that a sheet gives a look twice under the same conditions: who reads the first misses the second. */
function repeatedIn({ path, text }: SourceFile): string[] {
  const css = text.replaceAll(/\/\*.*?\*\//gs, blanked)
  const around: string[] = []
  const first = new Map<string, number>()
  const problems: string[] = []
  for (const { 1: prelude = '', 2: brace, index } of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') around.pop()
    if (brace !== '{') continue
    const name = /^\s*\.([\w-]+)\s*$/.exec(prelude)?.[1]
    const line = lineOf(text, index + prelude.search(/\S|$/))
    const key = [...around, name].join(' ')
    const before = name === undefined ? undefined : first.get(key)
    if (before !== undefined)
      problems.push(
        `${path}:${line}: \`.${name}\` has its look from line ${before} already; write both as one`,
      )
    else if (name !== undefined) first.set(key, line)
    around.push(prelude.trim().replaceAll(/\s+/g, ' '))
  }
  return problems
}

/** Every class with two looks, or with a name of the wrong kind, as one sentence each. */
export function checkClasses(files: readonly SourceFile[]): string[] {
  const sheets = files.filter(({ path }) =>
    /^(packages\/ui\/src\/(?!docs\/)|apps\/web\/src\/).*\.css$/.test(path),
  )
  const all = sheets.flatMap(classesOf)
  const first = new Map<string, Definition>()
  for (const one of all) if (!first.has(one.name)) first.set(one.name, one)
  const repeated = sheets.flatMap(repeatedIn)
  return repeated.concat(
    all.flatMap((one) => {
      const { name, path, line } = one
      const own = first.get(name)
      if (own !== undefined && own !== one)
        return [
          `${path}:${line}: \`.${name}\` has its look from ${own.path}:${own.line} too; where both are loaded, both apply: rename one of them`,
        ]
      const isOurs = path.startsWith('packages/ui/') && !name.startsWith('mz-')
      return isOurs
        ? [`${path}:${line}: \`.${name}\` is of the design system: call it \`.mz-${name}\``]
        : []
    }),
  )
}

import type { SourceFile } from './check.ts'
import { fileOf, importsOf } from './imports.ts'
import { isDevelopmentFile } from './rules.ts'

/** Files that each file imports by a relative path. Between packages the table of zones allows one direction only. */
type Graph = ReadonlyMap<string, readonly string[]>

const mend =
  'move what both need to the file whose word it is, split the file with two jobs, or pass it as an argument'

/** Every circle of imports, type imports included, as one sentence each, with the files of the shortest way round. */
export function checkFileCircles(files: readonly SourceFile[]): string[] {
  const graph = graphOf(files)
  const told = new Set<string>()
  return [...graph.keys()].flatMap((start) => {
    const circle = told.has(start) ? undefined : circleFrom(start, graph)
    if (circle === undefined) return []
    for (const file of circle) told.add(file)
    return [`${[...circle, start].join(' → ')}: is a circle of imports; ${mend}`]
  })
}

/**
 * Every two folders beside each other in one package that import from each other, as one sentence
 * each. Tests and stories look at everything, so they do not count.
 */
export function checkFolderCircles(files: readonly SourceFile[]): string[] {
  const examples = new Map<string, string>()
  for (const [from, targets] of graphOf(files.filter(({ path }) => !isDevelopmentFile(path))))
    for (const target of targets) {
      const folders = siblings(from, target)
      if (folders !== undefined && !examples.has(folders))
        examples.set(folders, `${from} → ${target}`)
    }
  return [...examples].flatMap(([folders, there]) => {
    const back = examples.get(turned(folders))
    if (back === undefined || folders > turned(folders)) return []
    return [
      `${folders.replace(' ', ' and ')}: import from each other (${there}; ${back}); move the file into the folder whose word it is, move what both need below them, or pass it as an argument`,
    ]
  })
}

const turned = (key: string): string => key.split(' ').reverse().join(' ')

function graphOf(files: readonly SourceFile[]): Graph {
  const paths = new Set(files.map(({ path }) => path))
  return new Map(
    files
      .filter(({ path }) => /\.tsx?$/.test(path))
      .map(({ path, text }) => [
        path,
        importsOf(text).flatMap((specifier) => {
          const target = specifier.startsWith('.') ? fileOf(path, specifier) : ''
          return paths.has(target) ? [target] : []
        }),
      ]),
  )
}

/** The files of the shortest way from a file back to itself. */
function circleFrom(start: string, graph: Graph): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (const file of waiting)
    for (const target of graph.get(file) ?? []) {
      if (target === start) return wayTo(file, cameFrom)
      if (cameFrom.has(target)) continue
      cameFrom.set(target, file)
      waiting.push(target)
    }
  return undefined
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way: string[] = []
  for (let file: string | undefined = end; file !== undefined; file = cameFrom.get(file))
    way.unshift(file)
  return way
}

/** The two folders in which the ways to two files of a package part, with a space between; none where one file lies beside them. */
function siblings(from: string, target: string): string | undefined {
  const [here, there] = [from.split('/'), target.split('/')]
  const at = here.findIndex((part, index) => part !== there[index])
  const isInPackage = at >= 2
  const areFolders = at < here.length - 1 && at < there.length - 1
  if (!isInPackage || !areFolders) return undefined
  return [here, there].map((parts) => parts.slice(0, at + 1).join('/')).join(' ')
}

export type Node = Record<string, unknown>

export const isRecord = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names that only the older map has, each with the one of the newer map that stands for the same. */
export function pairNames(
  before: Node,
  after: Node,
  kind: 'schema' | 'path' | 'property',
): [from: string, to: string][] {
  const lost = Object.keys(before).filter((name) => !(name in after))
  const open = new Set(Object.keys(after).filter((name) => !(name in before)))
  return lost.flatMap((from): [string, string][] => {
    const same = [...open].filter((to) => isSame(kind, [from, before[from]], [to, after[to]]))
    const place = Object.keys(before).indexOf(from)
    const to =
      same.find((name) => Object.keys(after).indexOf(name) === place) ??
      same.find((name) => haveWordInCommon(from, name)) ??
      // Shapes of single fields are too common to tell a renamed one from a new one.
      (kind !== 'property' && same.length === 1 ? same[0] : undefined)
    if (to === undefined) return []
    open.delete(to)
    return [[from, to]]
  })
}

function isSame(
  kind: 'schema' | 'path' | 'property',
  [from, before]: [string, unknown],
  [to, after]: [string, unknown],
): boolean {
  const [was, is] = [operationsOf(before), operationsOf(after)]
  if (kind === 'path' && was !== '' && was === is) return true
  // Calls of one shape are many; only an event, whose path is its name, is known by what it carries.
  if (kind === 'path' && !from.startsWith('/event/')) return false
  return shapeOf(before, from) === shapeOf(after, to)
}

/** Ids of the operations of a path by their methods. */
const operationsOf = (item: unknown): string =>
  isRecord(item)
    ? Object.entries(item)
        .flatMap(([method, operation]) =>
          isRecord(operation) && operation.operationId
            ? [`${method} ${operation.operationId}`]
            : [],
        )
        .sort()
        .join(' ')
    : ''

const words = ['description', 'summary', 'title', 'examples', 'example', 'operationId', 'tags']

/** What a thing is apart from its words and its name. */
function shapeOf(value: unknown, name: string): string {
  const own = `#/components/schemas/${name}`
  return JSON.stringify(value, (key, node: unknown) => {
    if (words.includes(key) && typeof node !== 'object') return undefined
    if (key === 'examples' || key === 'tags') return undefined
    if (node === own) return '#'
    return isRecord(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node
  })
}

function haveWordInCommon(a: string, b: string): boolean {
  const wordsOf = (name: string) => name.toLowerCase().split(/[^a-z0-9]+/)
  return wordsOf(a).some((word) => word !== '' && wordsOf(b).includes(word))
}

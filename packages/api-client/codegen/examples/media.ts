import type { MediaType } from '../document.ts'
import type { ExampleMaker } from './make.ts'

/** What the contract states itself: its example, or the first of its named ones. */
export function statedExample(media: MediaType): { value: unknown } | undefined {
  if (media.example !== undefined) return { value: media.example }
  const [first] = Object.values(media.examples ?? {})
  return first && 'value' in first ? { value: first.value } : undefined
}

/** What the contract states, otherwise one composed of the examples of its properties. */
export const exampleOf = (media: MediaType, make: ExampleMaker, where: string): unknown => {
  const stated = statedExample(media)
  return stated ? stated.value : withCounts(make(media.schema, where))
}

/** A composed page counts what it holds. */
function withCounts(value: unknown): unknown {
  if (!isRecord(value) || !Array.isArray(value.data) || !isRecord(value.pagination)) return value
  const counted = { page: 1, total: value.data.length, totalPages: 1 }
  const pagination = Object.entries(value.pagination).map(([name, given]) => [
    name,
    isCounted(name, counted) ? counted[name] : given,
  ])
  return { ...value, pagination: Object.fromEntries(pagination) }
}

const isCounted = <T extends object>(name: string, counted: T): name is string & keyof T =>
  name in counted

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

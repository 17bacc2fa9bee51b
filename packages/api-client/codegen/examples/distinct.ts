/** Properties that tell the entries of a list apart. */
const idNames = ['_id', 'id', 'slug']
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-([0-9a-f]{12})/g

/** The example for the entry of a list: ids in it count up, so that links keep to their rows. */
export function countUp(value: unknown, index: number): unknown {
  if (index === 0) return value
  if (typeof value === 'string')
    return value.replace(uuid, (id: string, tail: string) => {
      const next = (BigInt(`0x${tail}`) + BigInt(index)).toString(16).padStart(12, '0')
      return id.slice(0, 24) + next
    })
  if (Array.isArray(value)) return value.map((entry) => countUp(entry, index))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, countUp(entry, index)]),
  )
}

/** Nothing twice, as long as enough is left; an id that comes again on another entry gets a number. */
export function distinct(list: unknown[], least: number): unknown[] {
  const texts = list.map((entry) => JSON.stringify(entry))
  const isNew = (_entry: unknown, index: number) => texts.indexOf(texts[index] ?? '') === index
  const fresh = list.filter(isNew)
  const kept = fresh.length < least ? list : fresh
  const seen = new Set<string>()
  return kept.map((entry, index) => (isObject(entry) ? withOwnIds(entry, index, seen) : entry))
}

function withOwnIds(entry: object, index: number, seen: Set<string>): object {
  const own = Object.entries(entry).map(([name, value]) => {
    if (!idNames.includes(name) || typeof value !== 'string') return [name, value]
    const id = seen.has(`${name} ${value}`) ? `${value}-${index + 1}` : value
    seen.add(`${name} ${id}`)
    return [name, id]
  })
  return Object.fromEntries(own)
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

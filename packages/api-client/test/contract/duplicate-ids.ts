/** Ids that entries of one list share, each with the way to its list. */
export function duplicateIds(value: unknown, trail = ''): string[] {
  if (Array.isArray(value)) {
    const ids = value.flatMap((entry) => idOf(entry) ?? [])
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
    const inside = value.flatMap((entry, index) => duplicateIds(entry, `${trail}[${index}]`))
    return [...twice.map((id) => `${trail}: ${id}`), ...inside]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => duplicateIds(entry, `${trail}.${name}`))
}

function idOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const id = '_id' in entry ? entry._id : 'id' in entry ? entry.id : undefined
  return typeof id === 'string' ? id : undefined
}

/** The page of a list that an address asks for; 1 where it asks for none. */
export function pageNumberOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isSafeInteger(page) && page > 1 ? page : 1
}

/** Whether two addresses are pages of the same list. */
export function isOtherPage(before: string, after: string): boolean {
  const [a, b] = [new URLSearchParams(before), new URLSearchParams(after)]
  if (a.get('page') === b.get('page')) return false
  a.delete('page')
  b.delete('page')
  return a.toString() === b.toString()
}

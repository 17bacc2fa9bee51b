import type { OwnProperty, OwnSort } from '@manzil/api-client/generated/types.gen'

const figures: Readonly<Record<string, (row: OwnProperty) => number | null>> = {
  views: ({ views }) => views,
  enquiries: ({ enquiries_count }) => enquiries_count,
  updated: ({ updated_at }) => Date.parse(updated_at),
  expires: ({ expires_at, status }) =>
    expires_at && status === 'live' ? Date.parse(expires_at) : null,
}

/** Rows in an order that visitors have not, rows without the figure last; in the order they came otherwise. */
export function sortOwn(rows: readonly OwnProperty[], sort: OwnSort = 'updated_desc') {
  const [name = '', direction] = sort.split('_')
  const figure = figures[name]
  if (!figure) return [...rows]
  return rows.toSorted((one, other) => {
    const [a, b] = [figure(one), figure(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return direction === 'asc' ? a - b : b - a
  })
}

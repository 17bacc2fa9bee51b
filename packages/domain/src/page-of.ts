import type { Pagination } from '@manzil/api-client/generated/types.gen'

/** One page of rows that are all in memory. */
export function pageOf<T>(
  rows: readonly T[],
  { page, limit }: { page: number; limit: number },
): { data: T[]; pagination: Pagination } {
  const total = rows.length
  return {
    data: rows.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  }
}

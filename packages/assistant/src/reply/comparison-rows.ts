import type { ChatComparisonRow } from '@manzil/api-client/generated/types.gen'

/** One fact of everything that is compared; it differs where two of the stated values do. */
export function comparisonRow(
  label: string,
  values: readonly (string | null)[],
): ChatComparisonRow {
  const stated = new Set(values.filter((value) => value !== null))
  return { label, values: [...values], differs: stated.size > 1 }
}

/** Rows in which at least one value is stated. */
export const statedRows = (rows: readonly ChatComparisonRow[]): ChatComparisonRow[] =>
  rows.filter(({ values }) => values.some((value) => value !== null))

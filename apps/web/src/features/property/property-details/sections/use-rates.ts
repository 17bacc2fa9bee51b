import { listRatesQuery } from '@manzil/api-client/generated/queries.gen'
import type { Rate } from '@manzil/api-client/generated/types.gen'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api.ts'
import { useLanguage } from '../../../../language/use-language.ts'

/** The dated table of fees and limits, by id. */
export type Rates = ReadonlyMap<string, Rate>

export const ratesOf = (rates: readonly Rate[]): Rates =>
  new Map(rates.map((rate) => [rate.id, rate]))

export function useRates() {
  const language = useLanguage()
  return useQuery({
    ...listRatesQuery(api, { params: { query: { language } } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

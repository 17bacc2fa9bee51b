import { listRatesQuery } from '@manzil/api-client/generated/content-queries.gen'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { useLanguage } from '../language/use-language.ts'

/** The dated table of rates, in the language of the interface. */
export function useRates() {
  const language = useLanguage()
  return useQuery({
    ...listRatesQuery(api, { params: { query: { language } } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

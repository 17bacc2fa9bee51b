import { zSavedSearchToken } from '@manzil/api-client/generated/zod-mini.gen'
import { storedAccess } from '../../../property/saving/access.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'

/** The access of the link that was opened now, or of one that was opened here before. */
export function useAccess(): string | undefined {
  const given = useSearchParams().get('access')
  const isToken = zSavedSearchToken.safeParse(given).success
  return given !== null && isToken ? given : storedAccess()
}

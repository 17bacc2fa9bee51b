import { sql } from 'kysely'

/**
 * Of `saved_search s`: what the account saved, and what was saved for its address where that is proven
 * to be its own. Another's search for an address that is only claimed is left to them.
 */
export const isOwnSearch = (accountId: string) => sql<boolean>`(
  s.account_id = ${accountId}
  or lower(trim(s.email)) = (
    select lower(trim(a.email)) from account a where a.id = ${accountId} and a.email_verified
  )
)`

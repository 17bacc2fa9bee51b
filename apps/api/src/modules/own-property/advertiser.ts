import type { Advertiser } from './repository/own-row.ts'

/**
 * Who answers for a property as its page names it: an agent by the account, an agency by its name. The name
 * of the source is empty where the account has given none: readers are told in their own language then.
 */
export function advertiserOf(account: Advertiser): {
  advertiser: string | null
  sourceName: string
} {
  const name = [account.first_name, account.last_name].filter(Boolean).join(' ')
  const company = account.company_name || name || null
  if (account.role === 'agency') return { advertiser: company, sourceName: company ?? '' }
  return { advertiser: null, sourceName: name }
}

import type { Advertiser } from './repository/own-row.ts'

/** Who answers for a property as its page names it: an agent by the account, an agency by its name. */
export function advertiserOf(account: Advertiser): {
  advertiser: string | null
  sourceName: string
} {
  const name = [account.first_name, account.last_name].filter(Boolean).join(' ')
  const company = account.company_name || name || null
  if (account.role === 'agency') return { advertiser: company, sourceName: company ?? FALLBACK }
  return { advertiser: null, sourceName: name || FALLBACK }
}

const FALLBACK = 'Advertiser'

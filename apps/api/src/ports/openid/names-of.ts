import { isSeen, tidyName } from '@manzil/domain/tidy-name'

/** As the contract limits a name of a person. */
const LONGEST = 80

interface Claims {
  given_name?: string | undefined
  family_name?: string | undefined
  name?: string | undefined
  email?: string | undefined
}

/** Written in one way, and no longer than a name may be, without half a letter at its end; empty where nothing is seen. */
function clean(text = ''): string {
  const name = tidyName(text.replace(/[\p{Cc}<>]/gu, ' '))
    .slice(0, LONGEST)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return isSeen(name) ? name : ''
}

/** First and last name, which providers give in parts, as one, or not at all. */
export function namesOf(claims: Claims): { first_name: string; last_name: string } {
  const [first, ...rest] = clean(claims.name).split(' ')
  const first_name = clean(claims.given_name) || first || clean(claims.email?.split('@')[0])
  return { first_name, last_name: clean(claims.family_name) || rest.join(' ') }
}

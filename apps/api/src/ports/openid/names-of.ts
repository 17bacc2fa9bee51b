/** As the contract limits a name of a person. */
const LONGEST = 80

interface Claims {
  given_name?: string | undefined
  family_name?: string | undefined
  name?: string | undefined
  email?: string | undefined
}

const clean = (text = ''): string =>
  text
    .replace(/[\p{Cc}\p{Cf}<>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)

/** First and last name, which providers give in parts, as one, or not at all. */
export function namesOf(claims: Claims): { first_name: string; last_name: string } {
  const [first, ...rest] = clean(claims.name).split(' ')
  const first_name = clean(claims.given_name) || first || clean(claims.email?.split('@')[0])
  return { first_name, last_name: clean(claims.family_name) || rest.join(' ') }
}

import type { SocialProvider } from '@manzil/api-client/generated/types.gen'

/** Pretend providers: one that answers with a token, one with a code. */
export const pretendProviders: readonly SocialProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'uae-pass', name: 'UAE Pass' },
]

export const nameOf = (id: string | undefined): string =>
  pretendProviders.find((each) => each.id === id)?.name ?? 'Google'

/** Where the pretend page of the providers is. */
export const signInPath = '/pretend-sign-in/'

/** Somebody who can be chosen there. */
export interface Person {
  sub: string
  email: string
  given_name: string
  family_name: string
  email_verified: boolean
}

export const people: readonly Person[] = [
  {
    sub: 'mariam',
    email: 'mariam.saleh@example.com',
    given_name: 'Mariam',
    family_name: 'Saleh',
    email_verified: true,
  },
  {
    sub: 'demo-individual',
    email: 'demo.individual@manzil.example',
    given_name: 'Sara',
    family_name: 'Khan',
    email_verified: true,
  },
  {
    sub: 'omar',
    email: 'omar@example.com',
    given_name: 'Omar',
    family_name: 'Nasser',
    email_verified: false,
  },
]

const encode = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** A token that nobody signed. */
export const pretendToken = (person: Omit<Person, 'email_verified'>, nonce: string): string =>
  [encode({ alg: 'none' }), encode({ ...person, nonce }), 'unsigned-token-of-the-mock'].join('.')

/** A code of the pretend provider is its token. */
export const tokenOfCode = (code: string): string | undefined =>
  code.split('.').length === 3 ? code : undefined

export function authorizationUrl(query: { provider: string; state: string; nonce: string }) {
  const origin = globalThis.location?.origin ?? 'http://localhost'
  return `${origin}${signInPath}?${new URLSearchParams(query)}`
}

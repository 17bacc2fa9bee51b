/** Who can be chosen at the provider for developers. */
export interface Person {
  id: string
  email: string
  email_verified: boolean
  given_name: string
  family_name: string
}

export const people: readonly Person[] = [
  {
    id: 'mariam',
    email: 'mariam.saleh@example.com',
    email_verified: true,
    given_name: 'Mariam',
    family_name: 'Saleh',
  },
  {
    id: 'yusuf',
    email: 'yusuf.haddad@example.com',
    email_verified: true,
    given_name: 'Yusuf',
    family_name: 'Haddad',
  },
  {
    id: 'omar',
    email: 'omar.nasser@example.com',
    email_verified: false,
    given_name: 'Omar',
    family_name: 'Nasser',
  },
]

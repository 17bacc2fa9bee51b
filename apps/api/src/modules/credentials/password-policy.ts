import { say } from '@manzil/api-client/request/say'
import { guessability } from './guessable.ts'
import { fieldProblem } from './problems.ts'

interface Policy {
  /** Least characters. */
  minLength: number
  /** Words that belong to the account: its address, its names. */
  ownWords: readonly string[]
}

/** What is said of a password that is easy to guess. */
const whyNot = {
  common: say('field.easyPassword'),
  personal: say('field.personalPassword'),
} as const

/** Why a password will not do, as an error of its field; undefined where it will. */
export function refusePassword(
  field: 'password' | 'new_password',
  password: string,
  { minLength, ownWords }: Policy,
) {
  if ([...password].length < minLength)
    return fieldProblem(field, 'minLength', say('field.charactersLeast', { count: minLength }))
  const rule = guessability(password, ownWords)
  return rule && fieldProblem(field, rule, whyNot[rule])
}

/** The words of an account that nobody may have for a password. */
export const wordsOf = (account: {
  email: string | null
  first_name: string | null
  last_name: string | null
  company_name?: string | null | undefined
}): string[] => {
  const { email, first_name, last_name, company_name } = account
  return [email, email?.split('@')[0], first_name, last_name, company_name].flatMap((word) =>
    word ? [word] : [],
  )
}

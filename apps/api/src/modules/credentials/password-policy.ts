import { isCommonPassword } from './common-passwords.ts'
import { fieldProblem } from './problems.ts'

interface Policy {
  /** Least characters. */
  minLength: number
  /** Words that belong to the account: its address, its names. */
  ownWords: readonly string[]
}

/** Shorter words, such as a first name of two letters, are no passwords anyway. */
const SHORTEST_WORD = 4

/** Why a password will not do, as an error of its field; undefined where it will. */
export function refusePassword(
  field: 'password' | 'new_password',
  password: string,
  { minLength, ownWords }: Policy,
) {
  if ([...password].length < minLength)
    return fieldProblem(field, 'minLength', `must have at least ${minLength} characters`)
  if (isCommonPassword(password) || isOwnWord(password, ownWords))
    return fieldProblem(field, 'common', 'is too easy to guess; choose another one')
  return undefined
}

/** The name of the site or a word of the account, with digits or marks after it at most. */
function isOwnWord(password: string, ownWords: readonly string[]): boolean {
  const bare = password.toLowerCase().replace(/[\d\W_]+$/u, '')
  const whole = password.toLowerCase()
  return ['manzil', ...ownWords.map((word) => word.toLowerCase())]
    .filter((word) => word.length >= SHORTEST_WORD)
    .some((word) => word === bare || word === whole)
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

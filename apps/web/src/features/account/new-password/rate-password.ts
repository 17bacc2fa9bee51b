import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** What leaked most often and what lies side by side on keyboards; words of languages would be megabytes. */
const rater = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
})

/** Longer ones are hard to guess anyway; the time to rate grows with the length. */
const MOST_CHARACTERS = 64

/** How hard a password is to guess for somebody who knows these words of its owner: 0 to 4. */
export const ratePassword = (password: string, ownWords: readonly string[]) =>
  rater.check(password.slice(0, MOST_CHARACTERS), [...ownWords]).score

import { filledSlots } from '../state.ts'
import type { Understanding } from '../understanding/understanding.ts'

/** 'And to rent?': in the middle of a search a few words change it, whatever texts they fit. */
export const changesSearch = (said: string, { before }: Pick<Understanding, 'before'>): boolean =>
  filledSlots(before).length > 0 && isShort(said)

const isShort = (said: string): boolean =>
  /\p{Script=Han}/u.test(said) ? said.length <= 6 : said.trim().split(/\s+/u).length <= 3

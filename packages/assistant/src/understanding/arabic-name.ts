import { foldText } from '@manzil/query-language/language/fold'
import { arabicGivenNames, arabicNameBeginnings } from '@manzil/query-language/lexicon/given-names'
import { finderOf } from './money/find-words.ts'

const given: ReadonlySet<string> = new Set(
  arabicGivenNames.split(' ').map((name) => foldText(name)),
)
const beginnings = arabicNameBeginnings.split(' ').map((word) => foldText(word))
const mostWords = 3
const partEnd = /[,;:.!?،؛؟\n\d@]/u

/**
 * The name right before a number or an address: 'خلي الوكيل يكلمني احمد العلي 050…'. Arabic writes no capital
 * letters, and a given name is all that tells where it begins.
 */
export function arabicNameBefore(message: string, end: number): string | undefined {
  const part = message.slice(0, end).trimEnd().split(partEnd).at(-1) ?? ''
  const words = part.match(/[\p{Script=Arabic}]+/gu) ?? []
  const last = words.slice(-mostWords)
  const at = last.findIndex(
    (word, index) => isGiven(foldText(word)) && !isOnMe(word, last[index - 1]),
  )
  return at === -1 ? undefined : last.slice(at).join(' ')
}

/** 'يتصلون علي': they call me, and nobody of that name. */
const isOnMe = (word: string, before: string | undefined): boolean =>
  foldText(word) === onMe && before !== undefined && calls(foldText(before))
const onMe = foldText('علي')
const calls = finderOf(
  'يتصل*|تتصل*|اتصل*|نتصل*|يدق*|دق|دقوا|تدق*|يرن*|رن|رنوا|يكلم*|كلم*|يردون|يرد*|رد|ردوا|ترد*|اتصال',
)

const isGiven = (word: string): boolean =>
  given.has(word) || beginnings.some((each) => word === each || (each === 'عبد' && isServant(word)))

/** 'عبدالله', 'عبدالعال'. */
const isServant = (word: string): boolean => /^عبد.{3,}/u.test(word)

/** Whether 'علي' stands at a place, behind a word for a call: then it is nobody's name. */
export function callsOnMe(message: string, start: number): boolean {
  const [word] = message.slice(start).match(/^\p{Script=Arabic}+/u) ?? []
  const before = message
    .slice(0, start)
    .match(/\p{Script=Arabic}+/gu)
    ?.at(-1)
  return word !== undefined && isOnMe(word, before)
}

/** '050 123 4567 ام سعيد': called after a child, right behind the number. */
const behindNumber = /^[\d\s+().٠-٩-]+[،,:]?\s*((?:[أا]بو|[أا]م)\s+(?!ظبي)\p{Script=Arabic}{2,})/u

/** What stands right behind the number, up to the end of its clause. */
const wordsBehind = /^[\d\s+().-]+[،,:]?\s*((?:\p{Script=Arabic}+[ ]?){1,3})(?=[\s،,.;؛]|$)/u

export function arabicNameBehind(message: string, phone: number): string | undefined {
  const rest = message.slice(phone)
  const [child, words] = [behindNumber.exec(rest)?.[1], wordsBehind.exec(rest)?.[1]?.trim()]
  if (child !== undefined || words === undefined) return child
  return isGiven(foldText(words.split(' ')[0] ?? '')) ? words : undefined
}

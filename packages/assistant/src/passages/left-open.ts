import { foldText } from '@manzil/query-language/language/fold'
import { foldedPattern } from './folded-pattern.ts'

/** What the texts of the site say nothing of, although they have all of its words: each by what it needs together. */
const leftOpen: readonly (readonly RegExp[])[] = [
  // A tenancy for who is only visiting.
  [
    foldedPattern([
      String.raw`\b(?:visit(?:or)?|tourist)'?s? visa|(?:touristen|besuch(?:er|s)?)-?visum|туристическ\S* виз|гостев\S* виз|(?:تاشيره|فيزا) (?:ال)?(?:زياره|سياح)|(?:विज़िट|टूरिस्ट) वीज़ा|旅游签|访问签|探亲签`,
    ]),
    foldedPattern([
      String.raw`\brent|\blease|\btenan|\bejari|miet|ejari|аренд|снять|сним|договор|ايجار|استاجر|عقد|किराए|किराये|kiraye|租`,
    ]),
  ],
]

/** Whether a question is one that the texts leave open, so that none of them is quoted as its answer. */
export function isLeftOpen(question: string): boolean {
  const text = foldText(question)
  return leftOpen.some((needed) => needed.every((pattern) => pattern.test(text)))
}

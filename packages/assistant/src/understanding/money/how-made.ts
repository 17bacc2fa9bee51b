import { foldText } from '@manzil/query-language/language/fold'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { yieldAskedWords } from '@manzil/query-language/lexicon/yield-asked-words'
import { finderOf } from './find-words.ts'

const saysHowMade = finderOf(ownSumWords.howMade)

const saysYieldAsked = finderOf(Object.values(yieldAskedWords).join('|'))
const saysMeaning =
  /\b(?:what does|what is the difference|meaning of|was bedeutet|was heißt|unterschied)\b|что такое|что значит|разниц|ما معنى|يعني ايه|الفرق|मतलब|matlab|什么意思|区别|是什么/u

/** 'What yield would that be after service charges?' asks for a figure, wherever texts explain the word. */
export const asksForYield = (message: string): boolean => {
  const text = foldText(message)
  return saysYieldAsked(text) && !saysMeaning.test(text) && !saysHowMade(text)
}

/** 'How is the net yield worked out?' asks for no figure. */
export const asksHowMade = (message: string): boolean => saysHowMade(foldText(message))

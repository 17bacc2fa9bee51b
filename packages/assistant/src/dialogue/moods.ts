import { foldText } from '@manzil/query-language/language/fold'
import { mildWorryWords, strainWords } from '@manzil/query-language/lexicon/doubt-words'
import { distressWords, sarcasmWords } from '@manzil/query-language/lexicon/mood-words'
import { notSpoken } from '@manzil/query-language/lexicon/other-languages'
import type { AnswerContext, Draft } from '../answer-context.ts'
import { alertTexts } from '../reply/texts/alert-texts.ts'
import { moodTextsOf } from '../reply/texts/mood-texts.ts'
import { understoodSearch } from '../reply/understood-search.ts'
import { filledSlots } from '../state.ts'
import { asksToBeTold } from '../understanding/asks-to-be-told.ts'
import { finderOf, placesOfRow } from '../understanding/money/find-words.ts'
import { isOwnSum } from '../understanding/money/signs.ts'
import { otherLanguageOf } from '../understanding/other-language.ts'
import { siteMatter } from '../understanding/site-matter.ts'
import { findAnswer } from './answers/find-answer.ts'
import { answerTalkMood } from './answers/mood.ts'
import { answerFromPassages } from './answers/passage.ts'
import { say } from './answers/say.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const tellsOfNeed = finderOf(`${joined(distressWords)}|${joined(strainWords)}`)
const mildPlaces = placesOfRow(mildWorryWords)
const jokesBitterly = finderOf(joined(sarcasmWords))

/** What says nothing of a home alone: 'rent is due in 10 days'. */
const vague: readonly string[] = ['purpose', 'price_min', 'price_max', 'sort_by']

/** A language that is not spoken here, a bitter joke, or to be told of new homes: nothing is looked up, and the search stays. */
export async function answerMood(context: AnswerContext): Promise<Draft | undefined> {
  const { said, language, state, understanding, tools } = context
  if (understanding.mood !== undefined && !jokesBitterly(foldText(said)))
    return answerTalkMood(understanding.mood, context)
  const { money: _, page: __, ...rest } = state
  const calm = {
    ...context,
    state: { ...rest, slots: understanding.before, intent: 'smalltalk' as const },
  }
  const other = otherLanguageOf(said)
  if (other !== undefined) return say(notSpoken[other], calm)
  if (state.request?.asked === undefined && jokesBitterly(foldText(said)))
    return say(moodTextsOf(language).tooMuch, calm)
  if (state.request === undefined && asksToBeTold(said) && siteMatter(said) === undefined) {
    const [best] = await tools.passages(said, language)
    const explained = best?.link.startsWith('/faqs') ? best : undefined
    return {
      ...say(alertTexts[language], calm),
      search: understoodSearch(understanding.before, context),
      ...(explained && { links: [{ label: explained.heading, link: explained.link }] }),
    }
  }
  return undefined
}

/** 'Is it far? My wife is worried about being alone' asks, and needs no comfort. */
const withoutMildWorry = (text: string): string =>
  mildPlaces(text).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )

/** Somebody in need is heard first; what they ask is answered all the same. */
export async function hearingNeed(
  context: AnswerContext,
  answer: (context: AnswerContext) => Promise<Draft>,
): Promise<Draft> {
  const { said, language, texts, understanding, state } = context
  // 'Nein, am Ende 89' puts a number right.
  const asks = understanding.flags.question || understanding.flags.cues.has('question')
  const heard = asks ? withoutMildWorry(foldText(said)) : foldText(said)
  if (!tellsOfNeed(heard) || understanding.words.phone !== undefined) return answer(context)
  const { sorry, offer } = moodTextsOf(language)
  const isVague = filledSlots(understanding.told).every((name) => vague.includes(name))
  // 'I am in panic, the landlord wants us out in two months' has a rule that tells whether they must.
  const isOfRule = state.money !== undefined && isOwnSum(state.money.kind)
  if (isVague && !understanding.flags.question && !isOfRule) {
    const slots = understanding.before
    const { money: _, page: __, ...rest } = state
    const calm = { ...context, state: { ...rest, slots, intent: 'smalltalk' as const } }
    const surely = (await findAnswer(calm))?.isSure ? await answerFromPassages(calm) : undefined
    if (surely !== undefined) return { ...surely, text: [sorry, surely.text].join('\n') }
    return say([sorry, offer].join(texts.gap), calm)
  }
  const draft = await answer(context)
  return { ...draft, text: [sorry, draft.text].join(texts.gap) }
}

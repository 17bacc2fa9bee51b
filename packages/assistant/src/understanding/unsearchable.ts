import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { foldText } from '@manzil/query-language/language/fold'
import { nearBefore, nearBehind, nearThings } from '@manzil/query-language/lexicon/near-thing-words'
import {
  type Unsearchable,
  unsearchables,
  unsearchableWords,
} from '@manzil/query-language/lexicon/unsearchable-words'
import type { SearchSlots } from '../state.ts'
import { finderOf } from './money/find-words.ts'
import { asksForPlot } from './plot-of-property.ts'

type Words = Readonly<Record<LanguageCode, string>>

const things: Readonly<Partial<Record<Unsearchable, Words>>> = nearThings
const languages: readonly LanguageCode[] = ['en', 'ar', 'ru', 'hi', 'zh', 'de']

/** A few characters between two Chinese words, a few words between others. */
const gapOf = (language: LanguageCode): string => (language === 'zh' ? '[^,;?!]{0,8}?' : ' … ')

/** A thing before or behind a word for close by: 'a temple nearby', 'shops and a pharmacy downstairs'. */
const wishedNear = (words: Words): string[] =>
  languages.flatMap((language) =>
    words[language]
      .split('|')
      .flatMap((thing) => [
        ...nearBefore[language].split('|').map((near) => `${near}${gapOf(language)}${thing}`),
        ...nearBehind[language].split('|').map((near) => `${thing}${gapOf(language)}${near}`),
      ]),
  )

const rowOf = (name: Unsearchable): string => {
  const near = things[name]
  const said = Object.values(unsearchableWords[name] ?? {})
  return [...said, ...(near === undefined ? [] : wishedNear(near))].join('|')
}

/** The size of a plot is wished for beside houses alone. */
const finders = unsearchables
  .filter((name) => name !== 'plot_size')
  .map((name) => ({ name, says: finderOf(rowOf(name)) }))

/** What of a message no search can use, because no advert states it. */
export function unsearchableIn(message: string, before: SearchSlots): Unsearchable[] {
  const text = foldText(message)
  const said = finders.filter(({ says }) => says(text)).map(({ name }) => name)
  return asksForPlot(message, before) ? [...said, 'plot_size'] : said
}

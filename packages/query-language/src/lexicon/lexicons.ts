import type { PhraseTable } from '../grammar/phrase-table.ts'
import type { LatinMarkers, Writing } from '../language/detect-language.ts'
import { arabicAmounts } from './arabic-amounts.ts'
import { arabicEveryday } from './arabic-everyday.ts'
import { arabicPlainWords } from './arabic-plain-words.ts'
import { arabicProperty } from './arabic-property.ts'
import { arabicTalk } from './arabic-talk.ts'
import { arabizi, arabiziMarkers } from './arabizi.ts'
import { bearingWords } from './bearing-words.ts'
import { boundaryWords } from './boundary-words.ts'
import { budgetSteps } from './budget-steps.ts'
import { channelWords } from './channel-words.ts'
import { chineseAmounts } from './chinese-amounts.ts'
import { chineseEveryday } from './chinese-everyday.ts'
import { chineseProperty } from './chinese-property.ts'
import { chineseTalk } from './chinese-talk.ts'
import { choiceWords } from './choice-words.ts'
import { correctionWords } from './correction-words.ts'
import { countedTimes } from './counted-times.ts'
import { countedWords } from './counted-words.ts'
import { withoutArticles } from './dropped-articles.ts'
import { englishAmounts } from './english-amounts.ts'
import { englishPlainWords } from './english-plain-words.ts'
import { englishProperty } from './english-property.ts'
import { englishTalk } from './english-talk.ts'
import { fairPriceWords } from './fair-price-words.ts'
import { germanAmounts } from './german-amounts.ts'
import { germanPlainWords } from './german-plain-words.ts'
import { germanProperty } from './german-property.ts'
import { germanMarkers, germanTalk } from './german-talk.ts'
import { hindiAmounts } from './hindi-amounts.ts'
import { hindiPlainWords } from './hindi-plain-words.ts'
import { hindiProperty } from './hindi-property.ts'
import { hindiTalk } from './hindi-talk.ts'
import { hindiSeeking, hindiVerbForms } from './hindi-verb-forms.ts'
import { hinglish } from './hinglish.ts'
import { hinglishPlainWords } from './hinglish-plain-words.ts'
import { hinglishMarkers, hinglishTalk } from './hinglish-talk.ts'
import { idleNumbers } from './idle-numbers.ts'
import { incomeWords } from './income-words.ts'
import { leadWords } from './lead-words.ts'
import { letOutWords } from './let-out-words.ts'
import { movedBounds } from './moved-bounds.ts'
import { nearEnoughWords } from './near-enough-words.ts'
import { nearbyWords } from './nearby-words.ts'
import { ownerWords } from './owner-words.ts'
import { planWords } from './plan-words.ts'
import { refusalWords } from './refusal-words.ts'
import { refusedBounds } from './refused-bounds.ts'
import { returnWords } from './return-words.ts'
import { romanised } from './romanised.ts'
import { russianAmounts } from './russian-amounts.ts'
import { russianHours } from './russian-hours.ts'
import { russianPlainWords } from './russian-plain-words.ts'
import { russianProperty } from './russian-property.ts'
import { russianTalk } from './russian-talk.ts'
import { secondThoughts } from './second-thoughts.ts'
import { staffHousingWords } from './staff-housing-words.ts'
import { storyWords } from './story-words.ts'
import { talkOrderWords } from './talk-order-words.ts'
import { toldCallWords } from './told-call-words.ts'
import { translitMarkers } from './translit-markers.ts'
import { typedSearchWords } from './typed-search-words.ts'
import { unimportantWords } from './unimportant-words.ts'
import { quarterWords } from './year-words.ts'

const russian = [
  ...storyWords.ru,
  ...refusedBounds.ru,
  ...nearbyWords.ru,
  ...leadWords.ru,
  ...refusalWords.ru,
  ...returnWords.ru,
  ...incomeWords.ru,
  ...ownerWords.ru,
  ...letOutWords.ru,
  ...toldCallWords.ru,
  ...channelWords,
  ...talkOrderWords,
  ...correctionWords.ru,
  ...planWords.ru,
  ...quarterWords.ru,
  ...boundaryWords.ru,
  ...fairPriceWords.ru,
  ...budgetSteps.ru,
  ...unimportantWords.ru,
  ...staffHousingWords.ru,
  ...countedWords.ru,
  ...movedBounds.ru,
  ...russianProperty,
  ...russianAmounts,
  ...russianHours,
  ...russianTalk,
  ...russianPlainWords,
  ...countedTimes.ru,
  ...secondThoughts.ru,
  ...choiceWords.ru,
  ...nearEnoughWords.ru,
  ...bearingWords.ru,
]

/** Hindi, in both of its scripts. */
const hindi: PhraseTable = [
  ...hindiSeeking,
  ...storyWords.hi,
  ...leadWords.hi,
  ...refusalWords.hi,
  ...returnWords.hi,
  ...incomeWords.hi,
  ...ownerWords.hi,
  ...letOutWords.hi,
  ...toldCallWords.hi,
  ...channelWords,
  ...talkOrderWords,
  ...correctionWords.hi,
  ...planWords.hi,
  ...quarterWords.hi,
  ...boundaryWords.hi,
  ...fairPriceWords.hi,
  ...budgetSteps.hi,
  ...unimportantWords.hi,
  ...staffHousingWords.hi,
  ...countedWords.hi,
  ...movedBounds.hi,
  ...idleNumbers.hi,
  ...hindiProperty,
  ...hindiAmounts,
  ...hindiTalk,
  ...hindiPlainWords,
  ...countedTimes.hi,
  ...secondThoughts.hi,
  ...choiceWords.hi,
  ...nearEnoughWords.hi,
  ...bearingWords.hi,
  ...hindiVerbForms,
]

const english: PhraseTable = [
  ...storyWords.en,
  ...refusedBounds.en,
  ...nearbyWords.en,
  ...leadWords.en,
  ...refusalWords.en,
  ...returnWords.en,
  ...incomeWords.en,
  ...ownerWords.en,
  ...letOutWords.en,
  ...toldCallWords.en,
  ...channelWords,
  ...talkOrderWords,
  ...correctionWords.en,
  ...planWords.en,
  ...quarterWords.en,
  ...boundaryWords.en,
  ...fairPriceWords.en,
  ...budgetSteps.en,
  ...unimportantWords.en,
  ...staffHousingWords.en,
  ...countedWords.en,
  ...movedBounds.en,
  ...idleNumbers.en,
  ...typedSearchWords.en,
  ...englishProperty,
  ...englishAmounts,
  ...englishTalk,
  ...englishPlainWords,
  ...countedTimes.en,
  ...secondThoughts.en,
  ...choiceWords.en,
  ...nearEnoughWords.en,
  ...bearingWords.en,
]

/** What is known of each way of writing. */
export const lexicons: Readonly<Record<Writing, PhraseTable>> = {
  en: [...english, ...withoutArticles(english)],
  ar: [
    ...storyWords.ar,
    ...refusedBounds.ar,
    ...nearbyWords.ar,
    ...leadWords.ar,
    ...refusalWords.ar,
    ...returnWords.ar,
    ...incomeWords.ar,
    ...ownerWords.ar,
    ...letOutWords.ar,
    ...toldCallWords.ar,
    ...channelWords,
    ...talkOrderWords,
    ...correctionWords.ar,
    ...planWords.ar,
    ...quarterWords.ar,
    ...boundaryWords.ar,
    ...fairPriceWords.ar,
    ...budgetSteps.ar,
    ...unimportantWords.ar,
    ...staffHousingWords.ar,
    ...countedWords.ar,
    ...movedBounds.ar,
    ...idleNumbers.ar,
    ...typedSearchWords.ar,
    ...arabicProperty,
    ...arabicAmounts,
    ...arabicTalk,
    ...arabicEveryday,
    ...secondThoughts.ar,
    ...choiceWords.ar,
    ...nearEnoughWords.ar,
    ...bearingWords.ar,
    ...arabicPlainWords,
    ...countedTimes.ar,
  ],
  arabizi: [
    ...refusalWords.arabizi,
    ...boundaryWords.arabizi,
    ...fairPriceWords.arabizi,
    ...countedWords.arabizi,
    ...arabizi,
  ],
  ru: russian,
  // Read in Cyrillic letters, into which its words are turned.
  translit: russian,
  hi: hindi,
  hinglish: [
    ...romanised(hindiSeeking),
    ...storyWords.hinglish,
    ...nearbyWords.hinglish,
    ...leadWords.hinglish,
    ...refusalWords.hinglish,
    ...returnWords.hinglish,
    ...incomeWords.hinglish,
    ...ownerWords.hinglish,
    ...letOutWords.hinglish,
    ...toldCallWords.hinglish,
    ...channelWords,
    ...talkOrderWords,
    ...correctionWords.hinglish,
    ...planWords.hinglish,
    ...boundaryWords.hinglish,
    ...fairPriceWords.hinglish,
    ...budgetSteps.hinglish,
    ...unimportantWords.hinglish,
    ...staffHousingWords.hinglish,
    ...countedWords.hinglish,
    ...idleNumbers.hinglish,
    ...hinglish,
    ...hinglishTalk,
    ...hinglishPlainWords,
    ...countedTimes.hinglish,
    ...secondThoughts.hinglish,
    ...choiceWords.hinglish,
    ...nearEnoughWords.hinglish,
    ...bearingWords.hinglish,
    ...romanised(hindi),
  ],
  zh: [
    ...storyWords.zh,
    ...refusedBounds.zh,
    ...leadWords.zh,
    ...refusalWords.zh,
    ...nearEnoughWords.zh,
    ...returnWords.zh,
    ...ownerWords.zh,
    ...letOutWords.zh,
    ...toldCallWords.zh,
    ...channelWords,
    ...talkOrderWords,
    ...correctionWords.zh,
    ...planWords.zh,
    ...quarterWords.zh,
    ...boundaryWords.zh,
    ...fairPriceWords.zh,
    ...budgetSteps.zh,
    ...unimportantWords.zh,
    ...staffHousingWords.zh,
    ...countedWords.zh,
    ...movedBounds.zh,
    ...chineseProperty,
    ...chineseAmounts,
    ...chineseTalk,
    ...chineseEveryday,
    ...countedTimes.zh,
    ...bearingWords.zh,
  ],
  de: [
    ...storyWords.de,
    ...refusedBounds.de,
    ...nearbyWords.de,
    ...leadWords.de,
    ...refusalWords.de,
    ...returnWords.de,
    ...incomeWords.de,
    ...ownerWords.de,
    ...letOutWords.de,
    ...toldCallWords.de,
    ...channelWords,
    ...talkOrderWords,
    ...correctionWords.de,
    ...planWords.de,
    ...quarterWords.de,
    ...boundaryWords.de,
    ...fairPriceWords.de,
    ...budgetSteps.de,
    ...unimportantWords.de,
    ...staffHousingWords.de,
    ...countedWords.de,
    ...movedBounds.de,
    ...idleNumbers.de,
    ...germanProperty,
    ...germanAmounts,
    ...germanTalk,
    ...germanPlainWords,
    ...countedTimes.de,
    ...secondThoughts.de,
    ...choiceWords.de,
    ...nearEnoughWords.de,
    ...bearingWords.de,
  ],
}

export const latinMarkers: readonly LatinMarkers[] = [
  { writing: 'arabizi', words: new Set(arabiziMarkers) },
  { writing: 'hinglish', words: new Set(hinglishMarkers) },
  { writing: 'de', words: new Set(germanMarkers) },
  { writing: 'translit', words: new Set(translitMarkers) },
]

/** Lexicons that a message is read with, its own first; English words are used in all of them. */
export function supportOf(writing: Writing): Writing[] {
  if (writing === 'en') return ['en']
  // Hindi is mixed with words of its own in Latin letters: 'मरीना ya JBR me'.
  return writing === 'hi' ? ['hi', 'en', 'hinglish'] : [writing, 'en']
}

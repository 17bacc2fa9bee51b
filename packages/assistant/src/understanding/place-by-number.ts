import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { localName } from '@manzil/domain/local-name'
import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { foldText } from '@manzil/query-language/language/fold'
import { onlyWords } from '@manzil/query-language/lexicon/aim-words'
import { numberedAreaWords } from '@manzil/query-language/lexicon/areas-weighed-words'
import type { AskedField } from '@manzil/query-language/lexicon/field-words'
import type { Reading } from '@manzil/query-language/reading/reader'
import type { DialogueState, SearchSlots } from '../state.ts'
import { fieldsIn } from './asked-fields.ts'
import { finderOf } from './money/find-words.ts'
import { findPhone } from './read-details.ts'

const saysOnly = finderOf(Object.values(onlyWords).join('|'))
const namesArea = finderOf(Object.values(numberedAreaWords).join('|'))
/** Longer ones tell more than which place is meant. */
const longest = 40
const ofPlacesToo: ReadonlySet<AskedField> = new Set(['parking', 'distance', 'price'])
const ofProperties: ReadonlySet<string> = new Set(['type'])
const countsProperties = (text: string): boolean => /第[一二三四五1-5]\s*[套间間]/u.test(text)

/** 'Only the second area' of a search in two. */
const ofSearch = (message: string, { location = [] }: SearchSlots): string[] | undefined =>
  location.length > 1 &&
  message.length <= longest &&
  saysOnly(foldText(message)) &&
  namesArea(foldText(message))
    ? location
    : undefined

/**
 * A message right after an answer about two places with the name of the one that it means by its
 * number: 'two bedrooms in the second one'. Undefined where it means none.
 */
export function withPlaceByNumber(
  message: string,
  { tokens, pieces }: Reading,
  { area, slots }: Pick<DialogueState, 'area' | 'slots'>,
  { gazetteer, language }: { gazetteer: Gazetteer; language: LanguageCode },
): string | undefined {
  const pair = area?.age === 0 && area.pair !== undefined ? area.pair : ofSearch(message, slots)
  if (pair === undefined) return undefined
  const text = message.normalize('NFC')
  const ordinals = pieces.filter(({ meaning }) => meaning.kind === 'ordinal')
  const [ordinal, other] = ordinals
  if (ordinal?.meaning.kind !== 'ordinal' || other !== undefined) return undefined
  // 'Those two areas' are both of them.
  if (ordinal.meaning.upTo !== undefined) return undefined
  if (pieces.some(({ meaning }) => meaning.kind === 'place')) return undefined
  // 'Which floor is the first on?', '第一套': a home, and no place.
  if (fieldsIn(message).some((field) => !ofPlacesToo.has(field)) || countsProperties(text))
    return undefined
  // 'The second, is it furnished?' asks a home, whatever was told of places in between.
  const asksProperty = pieces.some(({ meaning }) => meaning.kind === 'furnished')
  if (asksProperty && /[?？؟]/u.test(text)) return undefined
  // 'The first flat you showed', 'call me about the first, 050 …'
  if (pieces.some(({ meaning }) => ofProperties.has(meaning.kind)) || findPhone(text) !== undefined)
    return undefined
  const { value } = ordinal.meaning
  const slug = pair.at(value > 0 ? value - 1 : value)
  const place = slug === undefined ? undefined : gazetteer.place(slug)
  const start = tokens[ordinal.first]?.start
  const end = tokens[ordinal.last]?.end
  if (place === undefined || start === undefined || end === undefined) return undefined
  const name = localName({ ...place, name_ar: place.nameAr }, language)
  return `${text.slice(0, start)} ${name} ${text.slice(end)}`
}

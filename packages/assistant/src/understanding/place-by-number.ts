import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { localName } from '@manzil/domain/local-name'
import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { AskedField } from '@manzil/query-language/lexicon/field-words'
import type { Reading } from '@manzil/query-language/reading/reader'
import type { AreaSpokenOf } from '../state.ts'
import { fieldsIn } from './asked-fields.ts'
import { findPhone } from './read-details.ts'

const ofPlacesToo: ReadonlySet<AskedField> = new Set(['parking', 'distance', 'price'])
const ofProperties: ReadonlySet<string> = new Set(['type'])
const countsProperties = (text: string): boolean => /第[一二三四五1-5]\s*[套间間]/u.test(text)

/**
 * A message right after an answer about two places with the name of the one that it means by its
 * number: 'two bedrooms in the second one'. Undefined where it means none.
 */
export function withPlaceByNumber(
  message: string,
  { tokens, pieces }: Reading,
  area: AreaSpokenOf | undefined,
  { gazetteer, language }: { gazetteer: Gazetteer; language: LanguageCode },
): string | undefined {
  if (area?.pair === undefined || area.age > 0) return undefined
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
  const slug = area.pair.at(value > 0 ? value - 1 : value)
  const place = slug === undefined ? undefined : gazetteer.place(slug)
  const start = tokens[ordinal.first]?.start
  const end = tokens[ordinal.last]?.end
  if (place === undefined || start === undefined || end === undefined) return undefined
  const name = localName({ ...place, name_ar: place.nameAr }, language)
  return `${text.slice(0, start)} ${name} ${text.slice(end)}`
}

import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../answer-context.ts'

/** Two rooms and more, counted with the living room, as Russian and German do. */
const counts: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  ru: /двуш|тр[её]ш|(?:дву|тр[её]|четыр[её]|пяти)хкомн|\b[2-6]\s?-?\s?(?:х|ух|[её]х|ти)?\s?-?\s?комн/iu,
  de: /(?:\b[2-6]|zwei|drei|vier|fünf)\s?-?\s?(?:zimmer|zi\b|zi\.|raum)/iu,
}
const tells: Readonly<Partial<Record<LanguageCode, string>>> = {
  ru: 'Комнаты посчитала по-русски, вместе с гостиной: спален на одну меньше.',
  de: 'Zimmer zähle ich wie in Deutschland, mit dem Wohnzimmer: Schlafzimmer sind es eines weniger.',
}

/** That rooms were counted with the living room, where it makes a bedroom less of them. */
export function roomsCounted({ said, language, understanding }: AnswerContext): string[] {
  const tell = tells[language]
  const isTold = understanding.told.bedrooms_max !== undefined
  const counted = understanding.mentions.filter(
    ({ criterion }) => criterion.slot === 'bedrooms' && criterion.livingRoom !== undefined,
  )
  // The three rooms that are rented now count for nothing.
  const isAside = counted.length > 0 && counted.every(({ stance }) => stance === 'aside')
  return tell !== undefined && isTold && !isAside && counts[language]?.test(said) ? [tell] : []
}

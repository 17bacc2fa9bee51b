import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { AnswerContext } from '../answer-context.ts'
import { emirateMeant, namesSomeEmirate } from '../passages/asker-emirate.ts'
import { asksRegistration, asksRule, namesRegister } from '../passages/asks-rule.ts'
import { isInLatin } from '../passages/hindi-sounds.ts'
import { subjectOf } from '../passages/points-asked.ts'
import type { SearchSlots } from '../state.ts'

/** The emirate that the talk is about, by this message or the ones before; undefined where that is Dubai, several or none. */
export function emirateElsewhere({
  understanding: { state, before },
  gazetteer,
}: Pick<AnswerContext, 'understanding' | 'gazetteer'>): string | undefined {
  return state.emirate ?? elsewhere(emirateOfPlaces(before.location, gazetteer))
}

/** The emirate that is remembered after a message: what it names, the places that it looks in, or what was said before. */
export function emirateAfter(
  said: string,
  told: SearchSlots,
  remembered: string | undefined,
  gazetteer: Gazetteer,
): string | undefined {
  const named = emirateMeant(said) ?? emirateOfPlaces(told.location, gazetteer)
  return named === undefined ? remembered : elsewhere(named)
}

const dubai = 'dubai'

const elsewhere = (emirate: string | undefined): string | undefined =>
  emirate === dubai ? undefined : emirate

/** The emirate of all of these places. */
function emirateOfPlaces(places: readonly string[] = [], gazetteer: Gazetteer): string | undefined {
  const roots = new Set(places.map((slug) => gazetteer.pathOf(slug).at(-1)?.slug))
  const [root] = roots
  return roots.size === 1 ? root : undefined
}

/** A question about a rule, with the emirate that it is asked of where it names none: its own texts answer it. */
export function inEmirate(
  question: string,
  emirate: string | undefined,
  gazetteer: Gazetteer,
  language: LanguageCode,
): string {
  if (emirate === undefined || namesSomeEmirate(question) || namesRegister(question))
    return question
  const isOfRule = asksRule(question) || asksRegistration(question)
  if (!isOfRule && subjectOf(question) === undefined) return question
  const place = gazetteer.place(emirate)
  // Hindi in Latin letters is read as such only where all of it is.
  const isLatin = language === 'hi' && isInLatin(question)
  const own = isLatin ? place?.name : place?.names?.[language]
  const name = language === 'ar' ? place?.nameAr : own
  const named = [question, name ?? place?.name ?? ''].join(' ')
  // Texts name only those whose names are known.
  return emirateMeant(named) === emirate ? named : question
}

import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { AnswerContext } from '../answer-context.ts'
import { emirateSaid, namesSomeEmirate } from '../passages/asker-emirate.ts'
import { asksRule, namesRegister } from '../passages/asks-rule.ts'
import { subjectOf } from '../passages/points-asked.ts'

/** The emirate that a message or the search before it is about; undefined where that is Dubai, several or none. */
export function emirateElsewhere({
  said,
  understanding: { told, before },
  gazetteer,
}: Pick<AnswerContext, 'said' | 'understanding' | 'gazetteer'>): string | undefined {
  const named = emirateSaid(said)
  if (named !== undefined) return named === dubai ? undefined : named
  const places = told.location ?? before.location ?? []
  const roots = new Set(places.map((slug) => gazetteer.pathOf(slug).at(-1)?.slug))
  const [root] = roots
  return roots.size === 1 && root !== dubai ? root : undefined
}

const dubai = 'dubai'

/** A question about a rule, with the emirate that it is asked of where it names none: its own texts answer it. */
export function inEmirate(
  question: string,
  emirate: string | undefined,
  gazetteer: Gazetteer,
  language: LanguageCode,
): string {
  if (emirate === undefined || namesSomeEmirate(question) || namesRegister(question))
    return question
  if (!asksRule(question) && subjectOf(question) === undefined) return question
  const place = gazetteer.place(emirate)
  const name = language === 'ar' ? place?.nameAr : place?.names?.[language]
  const named = [question, name ?? place?.name ?? ''].join(' ')
  // Texts of its own have only those whose names are known.
  return emirateSaid(named) === emirate ? named : question
}

import type {
  LanguageCode,
  MessageKey,
  MessageValues,
} from '@manzil/api-client/generated/types.gen'
import { zMessageKey, zMessageValues } from '@manzil/api-client/generated/zod.gen'
import { fillText } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import { acceptedLanguage } from '@manzil/i18n/accepted-language'
import { messageTexts } from '@manzil/i18n/message-texts'
import type { FastifyRequest } from 'fastify'

/** The language that messages and names of an answer are written in. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): LanguageCode =>
  acceptedLanguage(headers['accept-language'])

// A key of the contract that a language has no text for does not compile here.
const texts: Readonly<Record<Exclude<LanguageCode, 'en'>, Readonly<Record<MessageKey, string>>>> =
  messageTexts

/** The words of a message in a language other than the contract's own. */
export const wordsOf = (
  language: Exclude<LanguageCode, 'en'>,
  key: MessageKey,
  values: MessageValues = {},
): string => fillText(texts[language][key], values)

/**
 * A failure in the visitor's language. What has no key says at least what kind of fault it is: a
 * sentence in English among others is no help to somebody who asked for Russian.
 */
export function translateProblem(problem: Problem, language: LanguageCode): Problem {
  if (language === 'en') return problem
  const { key, values, message, fields } = problem
  const known = key ?? (fields && fields.length > 0 ? 'problem.fields' : undefined)
  return {
    ...problem,
    message: known ? wordsOf(language, known, values) : message,
    ...(fields && {
      fields: fields.map((field) => ({
        ...field,
        message: wordsOf(language, field.key ?? 'field.form', field.values),
      })),
    }),
  }
}

/** A success whose message is in the visitor's language, where it says by its key which one it is. */
export function translateBody<T>(body: T, language: LanguageCode): T {
  if (language === 'en' || typeof body !== 'object' || body === null) return body
  if (!('message' in body && 'key' in body)) return body
  const key = zMessageKey.safeParse(body.key)
  const values = zMessageValues.optional().safeParse('values' in body ? body.values : undefined)
  return key.success ? { ...body, message: wordsOf(language, key.data, values.data) } : body
}

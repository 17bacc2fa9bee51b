import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Problem } from '@manzil/api-client/server-handler'
import { acceptedLanguage } from '@manzil/i18n/accepted-language'
import { serverMessage, serverTexts } from '@manzil/i18n/server-messages'
import type { FastifyRequest } from 'fastify'

/** The language that messages and names of an answer are written in. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): LanguageCode =>
  acceptedLanguage(headers['accept-language'])

/**
 * A failure in the visitor's language. What nobody has translated says at least what kind of fault
 * it is: a sentence in English among others is no help to somebody who asked for Russian.
 */
export function translateProblem(problem: Problem, language: LanguageCode): Problem {
  if (language === 'en') return problem
  const { message, fields } = problem
  const instead = fields && fields.length > 0 ? serverTexts.problem.fields : message
  return {
    ...problem,
    message: serverMessage(message, language) ?? serverMessage(instead, language) ?? message,
    ...(fields && {
      fields: fields.map((field) => ({
        ...field,
        message:
          serverMessage(field.message, language) ??
          serverMessage(serverTexts.field.form, language) ??
          field.message,
      })),
    }),
  }
}

/** A success whose message is in the visitor's language. */
export function translateBody<T>(body: T, language: LanguageCode): T {
  if (language === 'en' || typeof body !== 'object' || body === null) return body
  if (!('message' in body) || typeof body.message !== 'string') return body
  return { ...body, message: serverMessage(body.message, language) ?? body.message }
}

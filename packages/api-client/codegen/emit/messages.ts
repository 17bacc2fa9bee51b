import { deref, type JsonSchema, type RestDocument } from '../document.ts'
import { header } from '../locations.ts'

type KeySchema = JsonSchema & { 'x-texts'?: Readonly<Record<string, string>> }

/** The English words of every message, as `MessageKey` of the contract has them. */
export function emitMessages(document: RestDocument): string {
  const { 'x-texts': texts = {} } = deref<KeySchema>(document, {
    $ref: '#/components/schemas/MessageKey',
  })
  const rows = Object.entries(texts).map(
    ([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)},`,
  )
  return `${header}
import type { MessageKey } from './types.gen.ts'

/** What failures say in English, by key. */
export const messages = {
${rows.join('\n')}
} as const satisfies Record<MessageKey, string>
`
}

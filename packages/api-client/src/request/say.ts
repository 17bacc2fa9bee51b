import { messages } from '../generated/messages.gen.ts'
import type { MessageKey, MessageValues } from '../generated/types.gen.ts'

/** Names in double braces of a text, which stand for values. */
type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type ValuesOf<Key extends MessageKey> = Record<NamesIn<(typeof messages)[Key]>, string | number>

/** What an answer says: which text with which values, and the same in English. */
export interface Said {
  key: MessageKey
  values?: MessageValues
  message: string
}

/** As long as the contract lets values be. */
const LONGEST = 300

/**
 * A text of the contract with its values. Handlers and readers of requests say what is wrong or done by it;
 * whoever answers a person puts the words of the person's language in the place of the English ones.
 */
export function say<Key extends MessageKey>(
  key: Key,
  ...[given]: [NamesIn<(typeof messages)[Key]>] extends [never] ? [] : [ValuesOf<Key>]
): Said {
  if (given === undefined) return { key, message: messages[key] }
  const values = Object.fromEntries(
    Object.entries<string | number>(given).map(([name, value]) => [
      name,
      String(value).slice(0, LONGEST).toWellFormed(),
    ]),
  )
  return { key, values, message: fillText(messages[key], values) }
}

/** A text with its values; what has no value stays empty. */
export const fillText = (text: string, values: Readonly<MessageValues>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

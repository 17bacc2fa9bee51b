import { type ChatDocument, deref, type JsonSchema } from '../document.ts'
import { header } from '../locations.ts'

type ListSchema = JsonSchema & { maxItems?: number }

/** The longest lists of what the chat answers, a constant for each answer that has any. */
export function emitListLimits(chat: ChatDocument): string {
  const constants = Object.entries(chat.components.schemas)
    .filter(([name]) => name.endsWith('Ack'))
    .flatMap(([name, schema]) => {
      const { properties = {} } = deref<JsonSchema>(chat, schema)
      const limits = Object.entries(properties).flatMap(([field, given]) => {
        const { maxItems } = deref<ListSchema>(chat, given)
        return maxItems === undefined ? [] : [`${JSON.stringify(field)}: ${maxItems}`]
      })
      const constant = name.charAt(0).toLowerCase() + name.slice(1)
      return limits.length === 0
        ? []
        : [
            `/** Longest lists of a ${name}. */\nexport const ${constant}Lists = { ${limits.join(', ')} } as const`,
          ]
    })
  return `${header}\n${constants.join('\n\n')}\n`
}

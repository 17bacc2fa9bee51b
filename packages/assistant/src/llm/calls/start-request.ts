import type { Arguments } from '../tool-arguments.ts'
import { cardsOf, type ToolContext } from '../tool-context.ts'

/** Opens the questions for a request to an agent; the embedded engine asks them. */
export function startRequest(asked: Arguments<'start_request'>, context: ToolContext) {
  const number = asked.property_number ?? undefined
  const propertyId = number === undefined ? undefined : cardsOf(context)[number - 1]
  context.findings.request = { kind: asked.kind, propertyId }
  return { opened: true }
}

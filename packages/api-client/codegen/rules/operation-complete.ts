import { type Context, isPublic, type OperationNode } from './visitor.ts'

const caller =
  /\b(anyone|whoever|accounts?|owner|guests?|individuals?|agents?|agenc(y|ies)|provider|administrators?)\b/i

/** Every operation says what it is, who may call it, and what a client shows when it fails. */
export function operationComplete() {
  return {
    Operation(operation: OperationNode, { report, location }: Context) {
      const name = `\`${operation.operationId ?? location.pointer}\``
      const say = (message: string) => report({ message: `${name} ${message}`, location })
      if (!operation.operationId)
        say('has no `operationId`: add one; functions and handlers are named after it.')
      if (!operation.summary) say('has no `summary`: add a few words without a full stop.')
      if (operation.tags?.length !== 1)
        say('must have exactly one tag: the name of its file in contracts/openapi/paths.')
      if (!operation.security)
        say(
          'does not say who may call it: add `security: []`, `[{}, { bearerAuth: [] }]` or `[{ bearerAuth: [] }]`.',
        )
      if (!operation['x-fallback-message'])
        say(
          'has no `x-fallback-message`: add what a client shows when a failure brings no message.',
        )
      const [first = ''] = (operation.description ?? '').split(/\.\s/)
      if (!operation.description)
        say('has no `description`: begin it with who may call it, as "Anyone may call it.".')
      else if (!caller.test(first))
        say('is not described from its caller on: begin with who may call it, as "Any account.".')
      else if (/^anyone/i.test(first) && !isPublic(operation))
        say('says that anyone may call it, and demands a token: correct one of the two.')
      if (!Object.keys(operation.responses ?? {}).some((code) => code.startsWith('2')))
        say('declares no success response: add one, with the status that it answers.')
    },
  }
}

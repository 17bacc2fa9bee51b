import { sentSchemas } from './sent-schemas.ts'
import { nameOf } from './visitor.ts'

/** Whoever sends a text that a pattern refuses is told in words what was expected. */
export function patternMessage() {
  return sentSchemas(({ pattern, 'x-message': message }, location, { report }) => {
    if (pattern === undefined) return
    if (typeof message !== 'string' || message.trim() === '')
      report({
        message: `${nameOf(location)} is sent by clients and its pattern has no \`x-message\`: add what a person reads who breaks it, as "must be six digits".`,
        location: location.child(['pattern']),
      })
  })
}

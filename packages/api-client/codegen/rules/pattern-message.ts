import { sentSchemas } from './sent-schemas.ts'
import { nameOf } from './visitor.ts'

const keys = /^[a-z]+\.[A-Za-z]+$/

/** Whoever sends a text that a pattern refuses is told in words what was expected. */
export function patternMessage() {
  return sentSchemas(({ pattern, 'x-message': message }, location, { report }) => {
    if (pattern === undefined) return
    if (typeof message !== 'string' || !keys.test(message))
      report({
        message: `${nameOf(location)} is sent by clients and its pattern has no \`x-message\`: add the key of MessageKey.yaml for what a person reads who breaks it, as field.sixDigits.`,
        location: location.child(['pattern']),
      })
  })
}

import { chatMessage } from './chat-message.ts'
import { chatNames } from './chat-names.ts'
import { description } from './description.ts'
import { errorResponse } from './error-response.ts'
import { mediaSchema } from './media-schema.ts'
import { operationComplete } from './operation-complete.ts'
import { operationErrors } from './operation-errors.ts'
import { operationRoles } from './operation-roles.ts'
import { patternMessage } from './pattern-message.ts'
import { requestClosed } from './request-closed.ts'
import { safePattern } from './safe-pattern.ts'
import { schemaDefault } from './schema-default.ts'
import { schemaExample } from './schema-example.ts'
import { schemaFile } from './schema-file.ts'
import { schemaLimit } from './schema-limit.ts'
import { schemaShape } from './schema-shape.ts'

/** The rules of our own, as a plugin of Redocly; contracts/redocly.yaml turns each of them on. */
export default function contractRules() {
  const shared = {
    description,
    'pattern-message': patternMessage,
    'request-closed': requestClosed,
    'safe-pattern': safePattern,
    'schema-default': schemaDefault,
    'schema-example': schemaExample,
    'schema-home': schemaFile,
    'schema-limit': schemaLimit,
    'schema-shape': schemaShape,
  }
  return {
    id: 'manzil',
    rules: {
      oas3: {
        ...shared,
        'error-response': errorResponse,
        'media-schema': mediaSchema,
        'operation-complete': operationComplete,
        'operation-errors': operationErrors,
        'operation-roles': operationRoles,
      },
      async3: { ...shared, 'chat-message': chatMessage, 'chat-names': chatNames },
    },
  }
}

import { chatMessage } from './chat-message.ts'
import { description } from './description.ts'
import { errorResponse } from './error-response.ts'
import { operationComplete } from './operation-complete.ts'
import { operationErrors } from './operation-errors.ts'
import { requestClosed } from './request-closed.ts'
import { safePattern } from './safe-pattern.ts'
import { schemaExample } from './schema-example.ts'
import { schemaHome } from './schema-home.ts'
import { schemaLimit } from './schema-limit.ts'

/** The rules of our own, as a plugin of Redocly; contracts/redocly.yaml turns each of them on. */
export default function contractRules() {
  const shared = {
    description,
    'request-closed': requestClosed,
    'safe-pattern': safePattern,
    'schema-example': schemaExample,
    'schema-home': schemaHome,
    'schema-limit': schemaLimit,
  }
  return {
    id: 'manzil',
    rules: {
      oas3: {
        ...shared,
        'error-response': errorResponse,
        'operation-complete': operationComplete,
        'operation-errors': operationErrors,
      },
      async3: { ...shared, 'chat-message': chatMessage },
    },
  }
}

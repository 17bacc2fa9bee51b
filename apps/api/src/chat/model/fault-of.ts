import { ProviderFault } from '@manzil/assistant/llm/attempt-failed'
import { APICallError, JSONParseError, TypeValidationError } from 'ai'

/**
 * What the AI SDK throws, as a fault without the request: its errors carry the whole conversation,
 * which belongs in no log.
 */
export function faultOf(error: unknown, hasBegun: boolean): ProviderFault {
  if (error instanceof ProviderFault) return error
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error))
    return new ProviderFault('garbled')
  if (!APICallError.isInstance(error) || hasBegun) return new ProviderFault('cut_off')
  const { statusCode } = error
  if (statusCode === undefined) return new ProviderFault('unreachable')
  return statusCode < 400 ? new ProviderFault('garbled') : new ProviderFault('refused', statusCode)
}

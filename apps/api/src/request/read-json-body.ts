import type { Readable } from 'node:stream'
import {
  JSON_LIMIT,
  missingJson,
  parseJsonBody,
} from '@manzil/api-client/request/json/parse-json-body'
import { bodyTooLarge } from '@manzil/api-client/request/request-problem'
import { receiveBody } from './receive-body.ts'

/**
 * The value of a JSON body.
 * @throws RequestProblem 400 for what is no JSON, or is not in one way only; 413
 */
export async function readJsonBody(
  body: Readable,
  /** Told of the bytes before they are read as JSON. */
  onBytes?: (bytes: Uint8Array) => void,
): Promise<unknown> {
  const received = await receiveBody(body, JSON_LIMIT)
  if (received === 'too large') throw bodyTooLarge()
  if (received === 'broken off') throw missingJson()
  onBytes?.(received)
  return parseJsonBody(received)
}

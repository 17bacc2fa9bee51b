import type { Readable } from 'node:stream'
import { JsonProblem } from '@manzil/api-client/request/json/json-problem'
import { readJson } from '@manzil/api-client/request/json/read-json'
import { receiveBody } from './receive-body.ts'
import { bodyTooLarge, unreadableBody } from './request-problem.ts'

/** Bytes of a JSON body. */
const LIMIT = 256 * 1024

/**
 * The value of a JSON body.
 * @throws RequestProblem 400 for what is no JSON, or is not in one way only; 413
 */
export async function readJsonBody(body: Readable): Promise<unknown> {
  const received = await receiveBody(body, LIMIT)
  if (received === 'too large') throw bodyTooLarge()
  if (received === 'broken off' || received.length === 0)
    throw unreadableBody('A body of JSON is needed here.')
  try {
    return readJson(received)
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error
    throw inWords(error)
  }
}

function inWords({ rule, path, message }: JsonProblem) {
  if (path === '') return unreadableBody(`The body ${message}.`)
  const field = { path: path.slice(0, 200), rule, message }
  return unreadableBody(`The field ${quoted(path)} ${message}.`, [field])
}

const quoted = (path: string): string =>
  `“${path.length > 80 ? `${path.slice(0, 80)}…` : path}”`.toWellFormed()

import { bodyTooLarge, type RequestProblem, unreadableBody } from '../request-problem.ts'
import { say } from '../say.ts'
import { JsonProblem } from './json-problem.ts'
import { readJson } from './read-json.ts'

/** Bytes of a JSON body. */
export const JSON_LIMIT = 256 * 1024

/**
 * The value of a JSON body.
 * @throws RequestProblem 400 for what is no JSON, or is not in one way only; 413
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.length > JSON_LIMIT) throw bodyTooLarge()
  if (bytes.length === 0) throw missingJson()
  try {
    return readJson(bytes)
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error
    throw inWords(error)
  }
}

export const missingJson = (): RequestProblem => unreadableBody(say('problem.jsonNeeded'))

function inWords({ rule, path, said }: JsonProblem): RequestProblem {
  if (rule === 'syntax' || rule === 'depth') return unreadableBody(said)
  const field = { path: path.slice(0, 200), rule, ...said }
  return unreadableBody(say(`problem.${rule}`, { field: quoted(path) }), [field])
}

const quoted = (path: string): string =>
  `“${path.length > 80 ? `${path.slice(0, 80)}…` : path}”`.toWellFormed()

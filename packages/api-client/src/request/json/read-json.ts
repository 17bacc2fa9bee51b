import { say } from '../say.ts'
import { checkStructure } from './check-structure.ts'
import { JsonProblem } from './json-problem.ts'

/** Fatal: bytes that are no UTF-8 would else become question marks in what is stored. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a JSON body strictly: UTF-8, no key twice, no deep nesting. Takes time in proportion to
 * the length, whatever the text.
 * @throws JsonProblem
 */
export function readJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  checkStructure(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new JsonProblem('syntax', '', say('problem.notJson'))
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new JsonProblem('syntax', '', say('problem.encoding'))
  }
}

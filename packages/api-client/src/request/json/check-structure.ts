import { say } from '../say.ts'
import { JsonProblem } from './json-problem.ts'

/** Levels of lists and objects that a body may have. The contract's deepest has four. */
const MAX_DEPTH = 32

/** Keys that reach into prototypes when an object is copied carelessly. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])

/** A list or an object that is open; `keys` are those of an object so far. */
interface Level {
  keys: Set<string> | undefined
  /** Key or position of the value that is being read. */
  at: string | number
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Looks at the brackets and keys of a JSON text, without recursion and once from left to right.
 * The grammar is not checked: that is `JSON.parse`'s, which hides what is found here.
 * @throws JsonProblem for a key that an object has twice, a reserved key, or too deep nesting
 */
export function checkStructure(text: string): void {
  const levels: Level[] = []
  let expectsKey = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const level = levels.at(-1)
    if (code === QUOTE) {
      const end = endOfString(text, at)
      if (expectsKey && level?.keys) addKey(levels, level.keys, text.slice(at, end + 1))
      expectsKey = false
      at = end
    } else if (code === COMMA) {
      if (typeof level?.at === 'number') level.at += 1
      else expectsKey = level !== undefined
    } else if (code === OBJECT || code === LIST) {
      if (levels.length === MAX_DEPTH)
        throw new JsonProblem('depth', '', say('problem.depth', { levels: MAX_DEPTH }))
      const isObject = code === OBJECT
      levels.push(isObject ? { keys: new Set(), at: '' } : { keys: undefined, at: 0 })
      expectsKey = isObject
    } else if (code === OBJECT_END || code === LIST_END) {
      levels.pop()
      expectsKey = false
    }
  }
}

/** Position of the closing quote, or the end of the text where there is none. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at
    if (code === BACKSLASH) at += 1
  }
  return text.length
}

function addKey(levels: readonly Level[], keys: Set<string>, quoted: string): void {
  const key = quoted.includes('\\') ? withoutEscapes(quoted) : quoted.slice(1, -1)
  const level = levels.at(-1)
  if (level) level.at = key
  if (keys.has(key)) throw new JsonProblem('duplicate', pathOf(levels), say('field.duplicate'))
  if (RESERVED.has(key))
    throw new JsonProblem('reserved', pathOf(levels), say('field.unknownField'))
  keys.add(key)
}

/** `"\u0061"` names the same key as `"a"`. */
function withoutEscapes(quoted: string): string {
  try {
    return String(JSON.parse(quoted))
  } catch {
    throw new JsonProblem('syntax', '', say('problem.notJson'))
  }
}

const pathOf = (levels: readonly Level[]): string => levels.map(({ at }) => at).join('.')

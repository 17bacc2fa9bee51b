import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Asks, unless the same was asked before and nothing was found: the program takes four seconds to
 * say so again. What was found is asked for afresh, since somebody is at work on it.
 */
export async function cleanOnce<T>(
  cache: string,
  question: readonly string[],
  ask: () => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const hash = createHash('sha256')
  for (const part of question) hash.update(`${part.length} ${part}`)
  const mark = path.join(cache, hash.digest('hex'))
  if (fs.existsSync(mark)) return []
  const found = await ask()
  if (found.length === 0) {
    fs.mkdirSync(cache, { recursive: true })
    fs.writeFileSync(mark, '')
  }
  return found
}

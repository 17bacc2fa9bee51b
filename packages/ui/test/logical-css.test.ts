import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../src')
/** Properties that name a side of the screen instead of a side of the text. */
const physical =
  /^\s*(?:margin|padding|border|inset)?-?(?:left|right)(?:-\w+)*\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)|^\s*(?:min-|max-)?(?:width|height)\s*:/m

describe('style sheets', () => {
  it.each(globSync('**/*.css', { cwd: root }))('%s mirrors with the direction', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(physical)
  })

  it('notices a physical property', () => {
    expect('  margin-left: 4px;').toMatch(physical)
    expect('  right: 0;').toMatch(physical)
    expect('  max-width: 3rem;').toMatch(physical)
  })
})

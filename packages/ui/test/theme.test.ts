import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { themeCss } from '../scripts/theme-css.ts'
import { semanticTokens } from '../src/theme/semantic-tokens.ts'
import { uiSystem } from '../src/theme/system.ts'
import { tokens } from '../src/theme/tokens.ts'
import { shipped, web } from './sources.ts'

function count(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  if ('value' in node) return 1
  return Object.values(node).reduce((sum: number, child) => sum + count(child), 0)
}

describe('theme', () => {
  it('has at most 60 tokens', () => {
    expect(count(tokens) + count(semanticTokens)).toBeLessThanOrEqual(60)
  })

  it('is read when its variables are written: no page loads Chakra, whose behaviour is Ark', () => {
    const readers = [...shipped, ...web].filter(
      ({ path, text }) =>
        !path.startsWith('src/theme/') && /'(?:@chakra-ui|@emotion)\/|\/theme\//.test(text),
    )
    expect(readers.map(({ path }) => path)).toEqual([])
  })

  it('is written out: run `pnpm --filter @manzil/ui gen:theme`', () => {
    const folder = join(import.meta.dirname, '../src/styles/generated')
    expect(readdirSync(folder)).toEqual(['theme.css'])
    expect(readFileSync(join(folder, 'theme.css'), 'utf8')).toBe(themeCss())
  })

  it('gives variables, and no looks, which are sheets beside their components', () => {
    const rules = [...themeCss().matchAll(/^([^@\n]+) \{$/gm)].map(([, selector]) => selector)
    expect(new Set(rules)).toEqual(
      new Set([':root', ':root[data-theme="dark"]', ':root:not([data-theme="light"])']),
    )
  })

  it('is mobile up to 768 px', () => {
    expect(uiSystem.token('breakpoints.md')).toBe('769px')
  })
})

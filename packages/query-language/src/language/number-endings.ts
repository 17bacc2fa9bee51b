import type { Token } from './tokens.ts'

/** Endings that are typed behind figures: '2х комнатная', '3-х спальная', '5ти', '1-й'. */
const apart: ReadonlySet<string> = new Set('х ух ех ти й го му'.split(' '))
/** These are words too, and endings only where they touch the figure. */
const glued: ReadonlySet<string> = new Set('и я е ю ой ая ую но'.split(' '))

/** The tokens without the endings of Russian numbers, which stand between a count and its unit. */
export function withoutNumberEndings(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ script }) => script === 'cyrillic')) return tokens
  return tokens.filter((token, index) => {
    const isBehind = tokens[index - 1]?.script === 'number' && token.script === 'cyrillic'
    return !isBehind || !(apart.has(token.text) || (token.glued && glued.has(token.text)))
  })
}

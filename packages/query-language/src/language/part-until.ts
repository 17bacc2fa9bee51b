import type { Token } from './tokens.ts'

/** Folded scales of Arabic that the letter for 'to' is written onto: 'من مليون لمليون ونص'. */
const scaleWithUntil = /^ل(?=(?:مليون|مليونين|ملايين|مليار|الف|الفين|ميه|ميتين|مايه)$)/u

/** Parts the Arabic 'to' from the scale that it is written onto, so that it can end a range. */
export function partUntil(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (token.script !== 'arabic' || !scaleWithUntil.test(token.text)) return [token]
    const at = token.start + 1
    return [
      { ...token, text: 'ل', end: at },
      { ...token, text: token.text.slice(1), start: at },
    ]
  })
}

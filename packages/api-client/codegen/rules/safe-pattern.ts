import { analyse } from 'scslre'
import { type Context, nameOf, type SchemaNode } from './visitor.ts'

/**
 * Patterns are tried on whatever a stranger sends, before or after its length is looked at. So each
 * must take time in proportion to the text, never its square or worse.
 */
export function safePattern() {
  return {
    Schema({ pattern }: SchemaNode, { report, location }: Context) {
      if (pattern === undefined) return
      const problem = problemOf(pattern)
      if (problem)
        report({
          message: `The pattern of ${nameOf(location)} ${problem}`,
          location: location.child(['pattern']),
        })
    },
  }
}

function problemOf(pattern: string): string | undefined {
  try {
    const [worst] = analyse(new RegExp(pattern, 'u')).reports
    if (!worst) return undefined
    const growth = worst.exponential ? 'exponential' : 'quadratic'
    return `takes ${growth} time on hostile text: anchor it with ^ and let no two neighbouring quantifiers match the same characters.`
  } catch (error) {
    return `is no regular expression: ${error instanceof Error ? error.message : String(error)}.`
  }
}

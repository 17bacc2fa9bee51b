import type { Evidence } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../../answer-context.ts'
import { excludedNames } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatWhole } from '../../reply/format.ts'
import { noteTextsOf } from '../../reply/texts/note-texts.ts'
import { withoutExclusions } from '../../tools/search-query-string.ts'

/** What the link to the results cannot leave out, where it therefore shows more properties than here. */
export async function describeWiderLink(
  total: number,
  context: AnswerContext,
): Promise<{ text: string; evidence: Evidence[] } | undefined> {
  const { slots } = context.state
  const linked = withoutExclusions(slots)
  if (linked === undefined) return undefined
  const { totals, asOf } = await context.tools.countProperties([linked])
  const [shown = 0] = totals
  if (shown === total) return undefined
  const { not_type: _, ...unsaid } = slots
  const count = formatWhole(shown, context.texts)
  const names = excludedNames(unsaid, context).join(context.texts.comma)
  return {
    text: noteTextsOf(context.language).linkWider(names, count),
    evidence: [figureEvidence(count, 'search', 'total', asOf)],
  }
}

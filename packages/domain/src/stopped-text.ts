import type { ChatTextMessage } from '@manzil/api-client/generated/types.gen'

/** What of a text says more than its words, and stays when it is cut short. */
type Kept = Pick<ChatTextMessage, 'search' | 'evidence'>

/**
 * A text as far as it was said. Figures that were not said have no evidence; replies to choose from,
 * comparisons and passages belong to the end that did not come. What was understood stays, since the
 * conversation goes on from there.
 */
export function stoppedText(said: string, { search, evidence = [] }: Kept = {}) {
  return {
    role: 'bot',
    type: 'text',
    message: said,
    ...(search && { search }),
    evidence: evidence.filter(({ claim }) => said.includes(claim)),
    stopped: true,
    done: true,
  } as const
}

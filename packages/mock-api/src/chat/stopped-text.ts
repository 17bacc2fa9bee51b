import type { ChatTextMessage } from '@manzil/api-client/generated/types.gen'

/** A text as far as it was said, with the sources of what was said. */
export function stoppedText(
  said: string,
  { search, evidence = [] }: Pick<ChatTextMessage, 'search' | 'evidence'> = {},
) {
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

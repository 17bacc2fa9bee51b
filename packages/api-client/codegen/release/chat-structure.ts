import { isDeepStrictEqual } from 'node:util'
import type { BreakingChange } from './breaking-change.ts'
import type { Document } from './documents.ts'
import { chatPlace } from './place.ts'
import { pointerSteps } from './pointer.ts'

/** A change of the chat document that breaks clients; the path leads into the earlier document. */
export interface ChatChange {
  action: 'add' | 'remove' | 'edit'
  path: string
}

export type CompareChat = (before: Document, after: Document) => Promise<readonly ChatChange[]>

const happened = { add: 'added', remove: 'removed', edit: 'changed' } as const

/**
 * What a comparison of the chat's servers, channels and operations adds to our own, which knows
 * events and their schemas, and says more of them. The version announces changes and is none.
 */
export async function structureChanges(
  compare: CompareChat,
  { before, after, known }: { before: Document; after: Document; known: BreakingChange[] },
  contracts: string,
): Promise<BreakingChange[]> {
  if (isDeepStrictEqual(before, after)) return []
  const found = await compare(before, after)
  return found
    .filter(({ path }) => path !== '/info/version' && !isKnown(path, before, known))
    .map(({ action, path }) => ({
      place: chatPlace(`#${path}`, contracts),
      change: `\`${path}\` of the chat document was ${happened[action]}.`,
      met: undefined,
    }))
}

function isKnown(path: string, before: Document, known: readonly BreakingChange[]): boolean {
  const [part, name = ''] = pointerSteps(`#${path}`)
  if (part !== 'channels' && part !== 'operations') return false
  const { channels } = before as { channels?: Record<string, { address?: string }> }
  const address = channels?.[name]?.address
  return known.some(({ change, met }) => met === address || change.startsWith(`\`${address}\``))
}

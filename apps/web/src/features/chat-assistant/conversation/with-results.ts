import type { ChatPropertyResultsMessage } from '@manzil/api-client/generated/types.gen'
import type { DisplayItem } from './display-items.ts'

/** The properties of an answer, as the message that they came with. */
interface Found {
  message: ChatPropertyResultsMessage
  live: boolean
}

interface ItemWithResults {
  item: DisplayItem
  found?: Found | undefined
}

/** Joins properties to the answer that they follow: they are drawn as one. */
export function withResults(items: readonly DisplayItem[]): ItemWithResults[] {
  const joined: ItemWithResults[] = []
  for (const item of items) {
    const before = joined.at(-1)
    const found = foundIn(item)
    if (found && before && !before.found && isAnswer(before.item)) before.found = found
    else joined.push({ item })
  }
  return joined
}

function foundIn(item: DisplayItem): Found | undefined {
  if (item.kind !== 'entry') return undefined
  const { message, live } = item.entry
  return message.type === 'property_results' ? { message, live } : undefined
}

const isAnswer = (item: DisplayItem): boolean =>
  item.kind === 'entry' && item.entry.message.type === 'text' && item.entry.message.role === 'bot'

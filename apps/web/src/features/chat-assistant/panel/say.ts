import { getChatSearch, setChatSearch } from '../../../stores/chat-search.ts'
import { chat } from './chat.ts'

/** Says something for the visitor, about the search that is attached where there is one. */
export function say(text: string): boolean {
  const sent = chat.send(text, getChatSearch() ?? undefined)
  if (sent) setChatSearch(null)
  return sent
}

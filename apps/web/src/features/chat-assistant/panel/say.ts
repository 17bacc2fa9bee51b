import { getChatProperty, setChatProperty } from '../../../stores/chat-property.ts'
import { getChatSearch, setChatSearch } from '../../../stores/chat-search.ts'
import { chat } from './chat.ts'

/**
 * Says something for the visitor: about the search that they attached, else about the property whose page
 * they are on, once. Afterwards the conversation remembers it.
 */
export function say(text: string): boolean {
  const search = getChatSearch()
  const property = getChatProperty()
  const page = property && new URLSearchParams({ id: property.id }).toString()
  const sent = chat.send(text, search ?? page ?? undefined)
  if (sent && search !== null) setChatSearch(null)
  else if (sent) setChatProperty(null)
  return sent
}

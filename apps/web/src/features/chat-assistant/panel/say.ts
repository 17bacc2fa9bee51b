import { getChatHome, setChatHome } from '../../../stores/chat-home.ts'
import { getChatSearch, setChatSearch } from '../../../stores/chat-search.ts'
import { chat } from './chat.ts'

/**
 * Says something for the visitor: about the search that they attached, else about the home whose page
 * they are on, once. Afterwards the conversation remembers it.
 */
export function say(text: string): boolean {
  const search = getChatSearch()
  const home = getChatHome()
  const page = home && new URLSearchParams({ id: home.id }).toString()
  const sent = chat.send(text, search ?? page ?? undefined)
  if (sent && search !== null) setChatSearch(null)
  else if (sent) setChatHome(null)
  return sent
}

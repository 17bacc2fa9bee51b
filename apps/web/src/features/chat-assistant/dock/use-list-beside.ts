import { useEffect, useRef } from 'react'
import { readView, writeView } from '../../../property/listing-view.ts'
import { useLocation } from '../../../routing/location.ts'
import { useChangeSearch } from '../../../routing/use-change-search.ts'
import { setChatSearch } from '../../../stores/chat-search.ts'
import { newestSearch } from '../conversation/newest-search.ts'
import { chat } from '../panel/chat.ts'
import { useChat } from '../panel/use-chat.ts'
import { isNarrowed, isSameSearch, searchOf } from './same-search.ts'

/**
 * While the chat stands beside the list: the list shows what the newest answer searched for, and what
 * the visitor searched for in the list is what the next message is about.
 */
export function useListBeside(docked: boolean): void {
  useListFollows(docked)
  useChatFollows(docked)
}

function useListFollows(docked: boolean): void {
  const { conversation } = useChat()
  const changeSearch = useChangeSearch()
  const answer = newestSearch(conversation)
  const followed = useRef(answer?.id)
  useEffect(() => {
    if (!answer?.search || followed.current === answer.id) return
    followed.current = answer.id
    const { entries } = chat.get().conversation
    const isNews = entries.some(({ message, live }) => live && message.id === answer.id)
    // What was answered on another page, or before, moves no list that somebody opened since.
    if (!docked || !isNews) return
    const wanted = new URLSearchParams(answer.search.query)
    changeSearch((now) => (isSameSearch(now, wanted) ? now : writeView(wanted, readView(now))))
  }, [docked, answer, changeSearch])
}

function useChatFollows(docked: boolean): void {
  const { search } = useLocation()
  useEffect(() => {
    if (!docked) return
    const listed = searchOf(new URLSearchParams(search))
    const understood = newestSearch(chat.get().conversation)?.search?.query
    const isKnown =
      understood !== undefined && isSameSearch(listed, new URLSearchParams(understood))
    setChatSearch(isNarrowed(listed) && !isKnown ? listed.toString() : null)
  }, [docked, search])
  useEffect(() => {
    if (docked) return () => setChatSearch(null)
  }, [docked])
}

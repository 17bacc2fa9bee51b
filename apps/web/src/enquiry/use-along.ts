import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lastSearch } from '../property/last-search.ts'
import { storageKeys } from '../session/session-storage.ts'
import { readStored } from '../storage/local-storage.ts'
import type { Along } from './enquiry-values.ts'

/** Letters of a search that may go along; the contract's limit. */
const MOST = 4000

interface WithAlong {
  /** False where there is nothing that could go along. */
  isOffered: boolean
  isWanted: boolean
  want: (wanted: boolean) => void
  /** What goes along; undefined unless it is wanted. */
  along: Along | undefined
}

/** Whether the conversation with the assistant goes along with an enquiry, and the search that was seen last. */
export function useAlong(): WithAlong {
  const queryClient = useQueryClient()
  const [isWanted, want] = useState(false)
  const search = lastSearch(queryClient)?.toString() ?? ''
  const isOffered = search !== '' || readStored(storageKeys.chatSession) !== null
  const fits = search !== '' && search.length <= MOST
  return {
    isOffered,
    isWanted,
    want,
    along: isOffered && isWanted ? { search: fits ? search : null } : undefined,
  }
}

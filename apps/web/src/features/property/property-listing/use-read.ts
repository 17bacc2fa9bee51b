import type { SearchQuery } from '@manzil/api-client/generated/types.gen'
import { useState } from 'react'
import type { SearchAnswer } from './listing-state.ts'

const nothing: SearchQuery = {}

/** What a text was read as; it lasts while an answer to other filters beside the same text is on its way. */
export function useRead(answer: SearchAnswer | undefined, text: string | undefined): SearchQuery {
  const [known, setKnown] = useState({ text, read: nothing })
  const read = answer?.search.read ?? (known.text === text ? known.read : nothing)
  if (read !== known.read || text !== known.text) setKnown({ text, read })
  return text === undefined ? nothing : read
}

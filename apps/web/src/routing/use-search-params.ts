import { useMemo } from 'react'
import { useLocation } from './location.ts'

/** The values of the page's query string, as it was drawn with; `useChangeSearch` changes them. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

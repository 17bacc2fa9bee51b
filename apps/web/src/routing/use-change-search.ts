import { useCallback } from 'react'
import { currentAddress } from './current-search.ts'
import type { NavigateOptions } from './history-entry.ts'
import { useLocation, useNavigate } from './location.ts'

type ChangeSearch = (
  change: (now: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void

/**
 * Changes the query string of the page, from what it is when it is called. Does nothing once the
 * visitor has left for another page.
 */
export function useChangeSearch(): ChangeSearch {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return useCallback(
    (change, options) => {
      const now = currentAddress()
      if (now.pathname !== pathname) return
      const search = change(now.search).toString()
      // Pressed twice, it is one step back.
      if (search !== now.search.toString())
        navigate(search ? `${pathname}?${search}` : pathname, options)
    },
    [pathname, navigate],
  )
}

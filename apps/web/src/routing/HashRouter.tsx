import {
  type ReactNode,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { Router } from 'wouter'
import { readAddress } from './current-search.ts'
import { hrefOf, readEntry, writeEntry } from './history-entry.ts'
import {
  type Location,
  type Navigate,
  RouterContext,
  useLocation,
  useNavigate,
} from './location.ts'
import { rememberPosition } from './scroll-positions.ts'

function readLocation(type: Location['type']): Location {
  const { key, state } = readEntry()
  return { ...readAddress(), key, state, type }
}

/** What the router compares with the paths of its routes: trailing slashes do not matter. */
function useHashPath(): [path: string, navigate: Navigate] {
  const { pathname } = useLocation()
  return [pathname.replace(/\/+$/, '') || '/', useNavigate()]
}

/**
 * The router with addresses behind the `#`, query string and all. The library's own hook for such
 * addresses writes the query string before the `#` and shows the next page at once; here the page
 * before stays until the next one can be drawn.
 */
export function HashRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(() => readLocation('POP'))
  const [firstHash] = useState(() => window.location.hash)
  const show = useCallback((type: Location['type']) => {
    // The browser tells of scrolling with the next frame, when another page may be drawn.
    rememberPosition()
    startTransition(() => setLocation(readLocation(type)))
  }, [])
  useLayoutEffect(() => {
    const follow = () => show('POP')
    // Where the visitor went while the first page was being drawn; the router's own steps are known.
    if (window.location.hash !== firstHash && !window.history.state) follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [firstHash, show])
  const navigate: Navigate = useCallback(
    (to, options = {}) => {
      writeEntry(to, options)
      show(options.replace ? 'REPLACE' : 'PUSH')
    },
    [show],
  )
  const router = useMemo(() => ({ location, navigate }), [location, navigate])
  return (
    <RouterContext value={router}>
      <Router hook={useHashPath} hrefs={hrefOf}>
        {children}
      </Router>
    </RouterContext>
  )
}

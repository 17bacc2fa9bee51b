import { createContext, useContext } from 'react'
import type { Address } from './current-search.ts'
import type { NavigateOptions } from './history-entry.ts'

/** What is shown, as of when it was drawn; `currentAddress` tells what the browser has by now. */
export interface Location extends Address {
  /** Of the entry of the history; the address may be the same in several. */
  key: string
  /** What was left with the entry when it was made. */
  state: unknown
  /** Whether it was come to by going back or forward, or made, or made in place of another. */
  type: 'POP' | 'PUSH' | 'REPLACE'
}

/** Goes to an address of `paths`. */
export type Navigate = (to: string, options?: NavigateOptions) => void

/** Given by the router. */
export const RouterContext = createContext<{ location: Location; navigate: Navigate } | null>(null)

function useRouter() {
  const router = useContext(RouterContext)
  if (!router) throw new Error('Pages are drawn inside the HashRouter.')
  return router
}

/** Where the visitor is; changes once the page that they go to can be drawn. */
export const useLocation = (): Location => useRouter().location

/** Takes the visitor to another page. The function stays the same for good. */
export const useNavigate = (): Navigate => useRouter().navigate

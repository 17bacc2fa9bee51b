import { useSyncExternalStore } from 'react'

const query = window.matchMedia('(prefers-color-scheme: dark)')

function follow(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the machine asks for dark colours. */
export const useDarkMachine = (): boolean => useSyncExternalStore(follow, () => query.matches)

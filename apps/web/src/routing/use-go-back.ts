import { readEntry } from './history-entry.ts'
import { useNavigate } from './location.ts'
import { paths } from './paths.ts'

/** 'Go Back': to the page before, and home where there is none. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => {
    if (readEntry().index > 0) window.history.back()
    else navigate(paths.home())
  }
}

import { useNavigate } from 'react-router-dom'
import { paths } from './paths.ts'

/** Where the router stands in the visit; 0 is the page that the visit began with. */
const placeInVisit = (): number => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
}

/** 'Go Back': to the page before, and home where there is none. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => {
    if (placeInVisit() > 0) void navigate(-1)
    else void navigate(paths.home())
  }
}

import { useLocation } from 'react-router-dom'
import { ShareLink } from './ShareLink.tsx'

/** Passes on the address of the screen as it is: a search, a comparison. */
export function ShareScreen({ title }: { title: string }) {
  const { pathname, search } = useLocation()
  const url = new URL(`/#${pathname}${search}`, window.location.origin).href
  return <ShareLink variant="outline" size="md" title={title} url={url} />
}

import { absoluteAddress } from '../routing/absolute-address.ts'
import { useLocation } from '../routing/location.ts'
import { ShareLink } from './ShareLink.tsx'

/** Passes on the address of the screen as it is: a search, a comparison. */
export function ShareScreen({ title }: { title: string }) {
  const { pathname, search } = useLocation()
  const url = absoluteAddress(pathname + search)
  return <ShareLink variant="outline" size="md" title={title} url={url} />
}

import { useShareUrl } from '../routing/use-share-url.ts'
import { ShareLink } from './ShareLink.tsx'

interface SharePageProps {
  title: string
  /** One of `shareAddress`. */
  address: string
}

/** Passes a page on by its clean address, which shows a summary wherever it is pasted. */
export function SharePage({ title, address }: SharePageProps) {
  return <ShareLink variant="ghost" size="sm" title={title} url={useShareUrl(address)} />
}

import { useLazyOverlay } from '../../overlays/use-lazy-overlay.ts'
import { useConsentAsked } from '../../stores/consent.ts'
import { useVisitorThere } from './use-visitor-there.ts'

const notice = { load: () => import('./Notice.tsx'), texts: ['cookies'] } as const

/** Not asked is a no: nothing optional is stored, and the next visit asks again. */
const stayUnasked = () => {}

/** Asks once what may be stored; and again where the visitor wants to change the answer. */
export function CookieConsent() {
  const asked = useConsentAsked()
  const isThere = useVisitorThere()
  const Notice = useLazyOverlay(asked && isThere, notice, stayUnasked)
  return asked && Notice && <Notice />
}

import { logVisitor } from '@manzil/api-client/generated/account-calls.gen'
import type { VisitLog } from '@manzil/api-client/generated/types.gen'
import { MOBILE_MAX_WIDTH_PX } from '@manzil/domain/limits'
import { useEffect, useRef } from 'react'
import { api } from '../../api/api.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useLocation } from '../../routing/location.ts'
import { readTab, writeTab } from '../../storage/tab-storage.ts'

/** Key of session storage; the specification's. True when the visit was counted, false when not. */
const storageKey = 'visitTracked'
/** The widest tablet, in px. */
const TABLET_MAX_WIDTH_PX = 1_024

function deviceOf(width: number): NonNullable<VisitLog['device']> {
  if (width <= MOBILE_MAX_WIDTH_PX) return 'phone'
  return width <= TABLET_MAX_WIDTH_PX ? 'tablet' : 'desktop'
}

/** Origin of the site that led here; null for our own and for none. */
function referrerOf(address: string): string | null {
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  return /^https?:/.test(origin) && origin !== window.location.origin ? origin : null
}

/** Counts the visit once per browser session. A failure is the site's loss, not the visitor's. */
export function useVisitLog(): void {
  const { pathname: path } = useLocation()
  const language = useLanguage()
  // Without storage it counts once for each time that the site is opened.
  const told = useRef(false)
  useEffect(() => {
    if (told.current || readTab(storageKey) !== null) return
    told.current = true
    const referrer = referrerOf(document.referrer)
    const body = { path, language, referrer, device: deviceOf(window.innerWidth) }
    void logVisitor(api, { body }).then((result) => {
      writeTab(storageKey, result.ok)
      if (!result.ok) console.warn('The visit could not be counted.', result.error)
    })
  }, [path, language])
}

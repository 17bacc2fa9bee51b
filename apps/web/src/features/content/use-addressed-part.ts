import { goToSection } from '@manzil/ui/go-to-section'
import { useEffect } from 'react'
import { useSearchParams } from '../../routing/use-search-params.ts'

/**
 * Brings the part of a page that its address names into view, once it is drawn, and the focus with
 * it: `/buyer-guide?section=…`.
 * @param ids of the parts that are drawn
 */
export function useAddressedPart(name: 'section' | 'question', ids: readonly string[]): void {
  const address = useSearchParams()
  const wanted = address.get(name)
  const isThere = wanted !== null && ids.includes(wanted)
  useEffect(() => {
    if (!isThere) return
    // After the page has been scrolled to its top, which every new address is.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(wanted)
      const around = part?.closest('details')
      if (!around) return goToSection(wanted)
      around.scrollIntoView()
      around.querySelector('summary')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted, isThere])
}

import { useEffect, useState } from 'react'
import { useChangeSearch } from './use-change-search.ts'
import { useSearchParams } from './use-search-params.ts'

/** Typing pauses this long before the address follows, in ms. */
const PAUSE_MS = 300

/**
 * A text that lives in the address, so that a link and the back button bring it back. The field
 * answers at once; the address follows a pause, and pages begin at the first again.
 * @param longest what the call that the address stands for takes, by the contract
 */
export function useAddressText(
  name: string,
  longest: number,
): [typed: string, type: (text: string) => void] {
  const address = useSearchParams()
  const changeSearch = useChangeSearch()
  const held = address.get(name) ?? ''
  const [typed, setTyped] = useState(held)
  const [known, setKnown] = useState(held)
  // Changed elsewhere: by a link, or by going back.
  if (held !== known) {
    setKnown(held)
    if (typed.trim() !== held) setTyped(held)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === held) return
    const timer = setTimeout(() => {
      changeSearch(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete('page')
          if (wanted) next.set(name, wanted)
          else next.delete(name)
          return next
        },
        { replace: true },
      )
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, held, name, changeSearch])
  return [typed, (text) => setTyped(text.slice(0, longest))]
}

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
  /** Texts that the address was given from here and that the page was not drawn with yet. */
  const [given, setGiven] = useState<readonly string[]>([])
  if (held !== known) {
    setKnown(held)
    const own = given.indexOf(held)
    setGiven(own < 0 ? [] : given.slice(own + 1))
    // Changed elsewhere: by a link, or by going back. What is typed by now may be further than its own.
    if (own < 0) setTyped(held)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === held) return
    const timer = setTimeout(() => {
      setGiven((texts) => [...texts, wanted])
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

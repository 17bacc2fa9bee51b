import { useEffect, useState } from 'react'

type Outcome = 'copied' | 'failed' | null

/** ms that the outcome is shown. */
const shownFor = 2000

/** Whether copying worked, for as long as it is said: afterwards the button offers what it did before. */
export function useCopyOutcome(): [Outcome, (outcome: Outcome) => void] {
  const [outcome, setOutcome] = useState<Outcome>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), shownFor)
    return () => clearTimeout(timer)
  }, [outcome])
  return [outcome, setOutcome]
}

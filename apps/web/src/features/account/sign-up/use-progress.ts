import { useState } from 'react'
import { useChangeSearch } from '../../../routing/use-change-search.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { keepProgress, type Progress, readProgress } from './signup-progress.ts'

export const steps = ['form', 'code', 'password'] as const
type Step = (typeof steps)[number]

export interface SignupProgress extends Progress {
  /** The one that shows: what the address asks for, as far as the sign-up has come. */
  step: Step
  keep: (progress: Partial<Progress>) => void
  /** A step on, or back to one; the browser's back button leads the other way. */
  go: (step: Step) => void
}

/** How far the sign-up has come, kept through a reload, with the step in the address. */
export function useProgress(): SignupProgress {
  const [progress, setProgress] = useState(readProgress)
  const address = useSearchParams()
  const changeSearch = useChangeSearch()
  return {
    ...progress,
    step: stepOf(address.get('step'), progress),
    keep: (change) => {
      const next = { ...progress, ...change }
      setProgress(next)
      keepProgress(next)
    },
    go: (step) => changeSearch(() => new URLSearchParams(step === 'form' ? {} : { step })),
  }
}

/** A code is asked for once; afterwards the password is. */
function stepOf(asked: string | null, { attempt }: Progress): Step {
  if (!attempt || (asked !== 'code' && asked !== 'password')) return 'form'
  return attempt.isProven ? 'password' : 'code'
}

import { useState } from 'react'
import { checkFiles, type FileLimits, type Refusal } from './check-files.ts'

/** Files that come in, checked against the limits; the last ones that were refused stay told. */
export function useIntake(limits: FileLimits, have: number, onAdd: (files: File[]) => void) {
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const take = (files: readonly File[]) => {
    const checked = checkFiles(files, limits, have)
    setRefused(checked.refused)
    if (checked.taken.length > 0) onAdd(checked.taken)
  }
  return { refused, take, forget: () => setRefused([]) }
}

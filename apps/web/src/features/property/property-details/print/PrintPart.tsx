import { useEffect, useState } from 'react'
import { type LazyPart, useLazyWithTexts } from '../../../../loading/lazy-with-texts.ts'
import type { PrintSheetProps } from './PrintSheet.tsx'

/** The sheet is fetched this long after the page, in ms: nobody prints what they have not read. */
const LATER_MS = 4_000

const part: LazyPart<PrintSheetProps> = {
  load: () => import('./PrintSheet.tsx'),
  texts: ['choosing'],
}

/** What comes out of the printer in place of the page. */
export function PrintPart(props: PrintSheetProps) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  return wanted && <Sheet {...props} />
}

function Sheet(props: PrintSheetProps) {
  const state = useLazyWithTexts(part)
  return state.kind === 'ready' ? <state.Part {...props} /> : null
}

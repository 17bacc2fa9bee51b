import { type ReactNode, useState } from 'react'
import { useLazyOverlay } from '../../overlays/use-lazy-overlay.ts'
import type { SaveSearchDialogProps } from './SaveSearchDialog.tsx'

const part = {
  load: () => import('./SaveSearchDialog.tsx'),
  texts: ['saved', 'listing', 'account'],
} as const

/** The dialog that keeps a search of the listing page, fetched when it is first asked for. */
export function useSaveDialog(address: URLSearchParams): { ask: () => void; dialog: ReactNode } {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const Dialog = useLazyOverlay<SaveSearchDialogProps>(wanted, part, () => setWanted(false))
  return {
    ask: () => {
      setWanted(true)
      setOpen(true)
    },
    dialog: Dialog && <Dialog open={open} address={address} onClose={() => setOpen(false)} />,
  }
}

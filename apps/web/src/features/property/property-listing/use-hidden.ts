import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { useState } from 'react'
import { hiddenHomes } from '../../../stores/property-lists.ts'

interface Hidden {
  /** Those that show. */
  shown: readonly PropertyCard[]
  /** Homes of this page that the visitor hid. */
  count: number
  /** Whether they show nevertheless. */
  open: boolean
  setOpen: (open: boolean) => void
}

/** Takes the homes that the visitor hid out of a page; the server knows nothing of it. */
export function useHidden(homes: readonly PropertyCard[]): Hidden {
  const hidden = hiddenHomes.use()
  const [open, setOpen] = useState(false)
  const kept = homes.filter(({ _id }) => !hidden.includes(_id))
  return { shown: open ? homes : kept, count: homes.length - kept.length, open, setOpen }
}

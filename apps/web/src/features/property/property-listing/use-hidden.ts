import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { useState } from 'react'
import { hiddenProperties } from '../../../stores/property-lists.ts'

interface Hidden {
  /** Those that show. */
  shown: readonly PropertyCard[]
  /** Properties of this page that the visitor hid. */
  count: number
  /** Whether they show nevertheless. */
  open: boolean
  setOpen: (open: boolean) => void
}

/** Takes the properties that the visitor hid out of a page; the server knows nothing of it. */
export function useHidden(properties: readonly PropertyCard[]): Hidden {
  const hidden = hiddenProperties.use()
  const [open, setOpen] = useState(false)
  const kept = properties.filter(({ _id }) => !hidden.includes(_id))
  return { shown: open ? properties : kept, count: properties.length - kept.length, open, setOpen }
}

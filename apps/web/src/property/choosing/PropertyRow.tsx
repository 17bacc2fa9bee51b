import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useId, useState } from 'react'
import { PropertyCards } from '../PropertyCards.tsx'
import { useProperties } from './use-properties.ts'

interface PropertyRowProps {
  /** Of the properties; as they were when the row came. */
  ids: readonly string[]
  title: string
  clear: { text: string; all: () => void }
  className?: string | undefined
}

/** Properties of this browser beside each other, which can be forgotten together. */
export function PropertyRow({ ids: given, title, clear, className }: PropertyRowProps) {
  const headingId = useId()
  // A row that changes its order under the hand helps nobody.
  const [ids] = useState(given)
  const properties = useProperties(ids)
  const known = properties.flatMap((property) =>
    property.state === 'ready' ? [property.property] : [],
  )
  const loading = properties.some(({ state }) => state === 'loading')
  if (ids.length === 0 || (!loading && known.length === 0)) return null
  return (
    <section className={className} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={title}
        action={
          <Button variant="link" onClick={clear.all}>
            {clear.text}
          </Button>
        }
      />
      <PropertyCards strip expected={ids.length} properties={loading ? undefined : known} />
    </section>
  )
}

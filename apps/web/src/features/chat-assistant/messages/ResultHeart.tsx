import { HeartButton } from '@manzil/ui/listing/HeartButton/HeartButton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { propertyQuery } from '../../../property/choosing/property-query.ts'
import { useFavourite } from '../../../property/use-favourite.ts'
import { useAccount } from '../../../session/session-store.ts'

interface ResultHeartProps {
  /** Of the property. */
  id: string
  /** Of the property, for screen readers. */
  title: string
}

/**
 * The heart of a property in an answer. Answers do not say whether somebody keeps it, so that of an account
 * is asked for once the card is seen; nobody needs it of all that a long history holds.
 */
export function ResultHeart({ id, title }: ResultHeartProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const place = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(place, account !== null)
  const { data } = useQuery({ ...propertyQuery(id), enabled: account !== null && isSeen })
  const known = data?.data[0]
  const property = { _id: id, is_liked: known?.is_liked === true }
  const { liked, busy, toggle } = useFavourite(property)
  return (
    <span ref={place}>
      <HeartButton
        liked={liked}
        label={t('favourite.save', { title })}
        // A press before it is known would let go of what is kept.
        busy={busy || (account !== null && known === undefined)}
        onToggle={() => void toggle()}
      />
    </span>
  )
}

/** Whether an element has been on the screen. */
function useSeen(element: React.RefObject<Element | null>, wanted: boolean): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!wanted || isSeen || !element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, wanted, isSeen])
  return isSeen
}

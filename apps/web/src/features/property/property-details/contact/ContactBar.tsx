import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { PriceText } from '@manzil/ui/PriceText/PriceText'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../language/use-formats.ts'
import { ContactActions } from './ContactActions.tsx'
import { useContact } from './use-contact.ts'

interface ContactBarProps {
  property: PropertyDetail
  title: string
}

/** On phones: price and contact at the foot of the screen. What floats above moves up for it. */
export function ContactBar({ property, title }: ContactBarProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const contact = useContact(property, title)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--foot-bar-height', `${bar.current?.offsetHeight ?? 0}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--foot-bar-height')
    }
  }, [])
  const { price, price_period: period } = property
  return (
    <div className="details-bar" ref={bar}>
      <PriceText
        size="sm"
        price={price === null ? t('property.askPrice') : money(price)}
        period={price !== null && period ? t('property.aYear') : undefined}
      />
      <ContactActions contact={contact} />
    </div>
  )
}

import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/Button/Button'
import { ChatIcon, PhoneIcon, WhatsappIcon } from '@manzil/ui/icons/things'
import { PriceText } from '@manzil/ui/PriceText/PriceText'
import { UiLink } from '@manzil/ui/UiLink/UiLink'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../language/use-formats.ts'
import { useContact } from './use-contact.ts'

interface ContactBarProps {
  property: PropertyDetail
  title: string
}

/** On phones: price and contact at the foot of the screen. What floats above moves up for it. */
export function ContactBar({ property, title }: ContactBarProps) {
  const { t } = useTranslation(['common', 'details'])
  const { money } = useFormats()
  const { call, whatsapp, assistant, ask } = useContact(property, title)
  const bar = useRef<HTMLDivElement>(null)
  useFootBar(bar)
  const { price, price_period: period } = property
  return (
    <div className="details-bar" ref={bar}>
      <PriceText
        size="sm"
        price={price === null ? t('property.askPrice') : money(price)}
        period={price !== null && period ? t('property.aYear') : undefined}
      />
      <div className="details-bar__actions">
        {whatsapp && (
          <Button asChild variant="outline" shape="square">
            <UiLink href={whatsapp} newTab aria-label={t('details:agent.whatsapp')}>
              <WhatsappIcon />
            </UiLink>
          </Button>
        )}
        {call ? (
          <Button asChild>
            <UiLink href={call}>
              <PhoneIcon />
              {t('details:agent.call')}
            </UiLink>
          </Button>
        ) : (
          <Button startIcon={<ChatIcon />} onClick={ask}>
            {t('details:agent.ask', { name: assistant })}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Tells everything that floats how high the bar is. */
function useFootBar(bar: RefObject<HTMLElement | null>) {
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
  }, [bar])
}

import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { AgentCard } from '@manzil/ui/AgentCard/AgentCard'
import { ContactBar } from '@manzil/ui/ContactBar/ContactBar'
import { PriceText } from '@manzil/ui/PriceText/PriceText'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../language/use-formats.ts'
import { useAgent } from './use-agent.ts'
import { useContact } from './use-contact.ts'

interface ContactCardProps {
  property: PropertyDetail
  title: string
  /** Leads to the form. */
  onEnquire: () => void
}

/**
 * Who answers for the home, how fast, and how to reach them. Stays in view: on desks as a card, on
 * phones its ways with the price at the foot of the screen.
 */
export function ContactCard({ property, title, onEnquire }: ContactCardProps) {
  const { t } = useTranslation(['common', 'details'])
  const { money } = useFormats()
  const agent = useAgent(property)
  const actions = useContact(property, title, onEnquire)
  const { price, price_period: period } = property
  return (
    <section aria-label={t('details:agent.title')}>
      <AgentCard
        {...agent}
        level={2}
        actions={
          <ContactBar
            sticky
            label={agent.name}
            actions={actions}
            lead={
              <PriceText
                size="sm"
                price={price === null ? t('property.askPrice') : money(price)}
                period={price !== null && period ? t('property.aYear') : undefined}
              />
            }
          />
        }
      />
    </section>
  )
}

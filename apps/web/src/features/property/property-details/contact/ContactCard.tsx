import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { AgentCard } from '@manzil/ui/agent/AgentCard/AgentCard'
import { ContactBar } from '@manzil/ui/agent/ContactBar/ContactBar'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { ChatIcon } from '@manzil/ui/foundations/icons/things'
import { PriceText } from '@manzil/ui/listing/PriceText/PriceText'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useAgent } from './use-agent.ts'
import { useAsk, useContact } from './use-contact.ts'

interface ContactCardProps {
  property: PropertyDetail
  title: string
  /** Leads to the form. */
  onEnquire: () => void
}

/**
 * Who answers for the property, how fast, and how to reach them. Stays in view: on desks as a card, on
 * phones its ways with the price at the foot of the screen.
 */
export function ContactCard({ property, title, onEnquire }: ContactCardProps) {
  const { t } = useTranslation(['common', 'details'])
  const { compactMoney } = useFormats()
  const agent = useAgent(property)
  const actions = useContact(property, title, onEnquire)
  const { text, ask } = useAsk(property, title)
  const { price, price_period: period } = property
  return (
    <section aria-label={t('details:agent.title')}>
      <AgentCard
        {...agent}
        level={2}
        actions={
          <>
            <ContactBar
              sticky
              label={agent.name}
              actions={actions}
              lead={
                <PriceText
                  size="sm"
                  price={price === null ? t('property.askPrice') : compactMoney(price)}
                  period={price !== null && period ? t('property.aYear') : undefined}
                />
              }
            />
            <Button
              block
              variant="ghost"
              size="sm"
              className="details-ask"
              startIcon={<ChatIcon size={18} />}
              onClick={ask}
            >
              {text}
            </Button>
          </>
        }
      />
    </section>
  )
}

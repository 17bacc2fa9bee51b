import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { ContactAction } from '@manzil/ui/agent/ContactBar/ContactBar'
import { telHref } from '@manzil/ui/contact-href'
import { recordReveal } from '../../../../contact/record-reveal.ts'
import { whatsappHref } from '../../../../contact/whatsapp-href.ts'
import { useAssistantName } from '../../../../language/use-brand.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { openBotPrompt } from '../../../../stores/bot-prompt.ts'
import { setChatProperty } from '../../../../stores/chat-property.ts'

/**
 * Ways to reach the advertiser of a property, the main one last: telephone and WhatsApp only where the
 * agent has a number, the form always.
 */
export function useContact(
  property: PropertyDetail,
  title: string,
  onEnquire: () => void,
): ContactAction[] {
  const { t } = useTranslation('details')
  const { _id: property_id, reference, agent } = property
  const phone = agent?.phone_number
  const enquire: ContactAction = {
    way: 'email',
    text: t('agent.enquire'),
    onPress: onEnquire,
  }
  if (!phone) return [enquire]
  const agent_id = agent._id
  const text = t('agent.whatsappText', { title, reference, link: window.location.href })
  return [
    {
      way: 'whatsapp',
      text: t('agent.whatsapp'),
      href: whatsappHref(phone, text),
      onPress: () => recordReveal({ channel: 'whatsapp', agent_id, property_id }),
    },
    {
      way: 'call',
      text: t('agent.call'),
      href: telHref(phone),
      onPress: () => recordReveal({ channel: 'phone', agent_id, property_id }),
    },
    enquire,
  ]
}

/** Opens the assistant with this property attached to the next message. */
export function useAsk({ _id: id }: PropertyDetail, title: string) {
  const { t } = useTranslation('details')
  const name = useAssistantName()
  return {
    text: t('agent.ask', { name }),
    ask: () => {
      setChatProperty({ id, title })
      openBotPrompt()
    },
  }
}

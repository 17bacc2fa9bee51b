import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { ContactAction } from '@manzil/ui/ContactBar/ContactBar'
import { telHref } from '@manzil/ui/contact-href'
import { useTranslation } from 'react-i18next'
import { whatsappHref } from '../../../../contact/whatsapp-href.ts'
import { useAssistantName } from '../../../../language/use-brand.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { factsOf } from '../../../../property/card-facts.tsx'
import { openBotPrompt } from '../../../../stores/bot-prompt.ts'
import { suggestChatDraft } from '../../../../stores/chat-draft.ts'

/**
 * Ways to ask about a listing, the main one last: telephone and WhatsApp only where the agent has a
 * number, the form and the assistant, with a sentence begun, always.
 */
export function useContact(
  property: PropertyDetail,
  title: string,
  onEnquire: () => void,
): ContactAction[] {
  const { t } = useTranslation('details')
  const assistant = useAssistantName()
  const wish = useWish(property)
  const { reference, agent } = property
  const phone = agent?.phone_number
  const ask: ContactAction = {
    way: 'enquiry',
    text: t('agent.ask', { name: assistant }),
    onPress: () => {
      suggestChatDraft(wish)
      openBotPrompt()
    },
  }
  const enquire: ContactAction = {
    way: 'email',
    text: t('agent.enquire'),
    onPress: onEnquire,
  }
  if (!phone) return [ask, enquire]
  const text = t('agent.whatsappText', { title, reference, link: window.location.href })
  return [
    { way: 'whatsapp', text: t('agent.whatsapp'), href: whatsappHref(phone, text) },
    ask,
    { way: 'call', text: t('agent.call'), href: telHref(phone) },
    enquire,
  ]
}

/** The listing as a wish that the assistant understands: kind, bedrooms, purpose and place. */
function useWish(property: PropertyDetail): string {
  const { t } = useTranslation(['common', 'details'])
  const formats = useFormats()
  const { type, purpose, location, location_path: places } = property
  const place = places.at(-1)
  const beds = factsOf(property, t, formats).find(({ id }) => id === 'beds')
  const wishes = [
    t(`property.type.${type}`),
    ...(beds ? [beds.text] : []),
    t(purpose === 'sale' ? 'property.forSale' : 'property.forRent'),
  ].join(t('details:agent.separator'))
  return t('details:agent.askText', { wishes, place: place ? formats.name(place) : location })
}

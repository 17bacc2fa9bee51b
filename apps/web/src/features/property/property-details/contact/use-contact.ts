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
 * Ways to reach the advertiser of a listing, the main one last: telephone and WhatsApp only where the
 * agent has a number, the form always.
 */
export function useContact(
  property: PropertyDetail,
  title: string,
  onEnquire: () => void,
): ContactAction[] {
  const { t } = useTranslation('details')
  const { reference, agent } = property
  const phone = agent?.phone_number
  const enquire: ContactAction = {
    way: 'email',
    text: t('agent.enquire'),
    onPress: onEnquire,
  }
  if (!phone) return [enquire]
  const text = t('agent.whatsappText', { title, reference, link: window.location.href })
  return [
    { way: 'whatsapp', text: t('agent.whatsapp'), href: whatsappHref(phone, text) },
    { way: 'call', text: t('agent.call'), href: telHref(phone) },
    enquire,
  ]
}

/** Opens the assistant with a sentence begun. */
export function useAsk(property: PropertyDetail): { text: string; ask: () => void } {
  const { t } = useTranslation('details')
  const name = useAssistantName()
  const wish = useWish(property)
  return {
    text: t('agent.ask', { name }),
    ask: () => {
      suggestChatDraft(wish)
      openBotPrompt()
    },
  }
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

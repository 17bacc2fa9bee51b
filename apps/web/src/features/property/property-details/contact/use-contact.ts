import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { telHref } from '@manzil/ui/contact-href'
import { useTranslation } from 'react-i18next'
import { useAssistantName } from '../../../../language/use-brand.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { factsOf } from '../../../../property/card-facts.tsx'
import { openBotPrompt } from '../../../../stores/bot-prompt.ts'
import { suggestChatDraft } from '../../../../stores/chat-draft.ts'
import { whatsappHref } from './whatsapp-href.ts'

/** Ways to ask about a listing. Telephone and WhatsApp only where the agent has a number. */
export interface Contact {
  call: string | undefined
  whatsapp: string | undefined
  /** Name of the assistant, and the way to it with a sentence begun. */
  assistant: string
  ask: () => void
}

export function useContact(property: PropertyDetail, title: string): Contact {
  const { t } = useTranslation('details')
  const assistant = useAssistantName()
  const wish = useWish(property)
  const { reference, agent } = property
  const phone = agent?.phone_number ?? undefined
  const text = t('agent.whatsappText', { title, reference, link: window.location.href })
  return {
    call: phone && telHref(phone),
    whatsapp: phone && whatsappHref(phone, text),
    assistant,
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

import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { useTranslation } from 'react-i18next'
import { useAssistantName } from '../../../../language/use-brand.ts'
import { openBotPrompt } from '../../../../stores/bot-prompt.ts'
import { suggestChatDraft } from '../../../../stores/chat-draft.ts'
import { telHref, whatsappHref } from './contact-links.ts'

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
  const { reference, agent } = property
  const phone = agent?.phone_number ?? undefined
  const text = t('agent.whatsappText', { title, reference, link: window.location.href })
  return {
    call: phone && telHref(phone),
    whatsapp: phone && whatsappHref(phone, text),
    assistant,
    ask: () => {
      suggestChatDraft(t('agent.askText', { title, reference }))
      openBotPrompt()
    },
  }
}

import { Button } from '@manzil/ui/Button/Button'
import { ChatIcon, PhoneIcon, WhatsappIcon } from '@manzil/ui/icons/things'
import { UiLink } from '@manzil/ui/UiLink/UiLink'
import { useTranslation } from 'react-i18next'
import type { Contact } from './use-contact.ts'

/** Call, WhatsApp, or ask the assistant; the first that exists is the loudest. */
export function ContactActions({ contact }: { contact: Contact }) {
  const { t } = useTranslation('details')
  const { call, whatsapp, assistant, ask } = contact
  return (
    <div className="details-contact__actions">
      {call && (
        <Button asChild>
          <UiLink href={call}>
            <PhoneIcon />
            {t('agent.call')}
          </UiLink>
        </Button>
      )}
      {whatsapp && (
        <Button asChild variant="outline">
          <UiLink href={whatsapp} newTab>
            <WhatsappIcon />
            {t('agent.whatsapp')}
          </UiLink>
        </Button>
      )}
      <Button variant={call ? 'outline' : 'solid'} startIcon={<ChatIcon />} onClick={ask}>
        {t('agent.ask', { name: assistant })}
      </Button>
    </div>
  )
}

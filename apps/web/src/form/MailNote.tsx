import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { useLanguage } from '../language/use-language.ts'
import { useTranslation } from '../language/use-translation.ts'

interface MailNoteProps {
  /** By which way a message is waited for. */
  channel?: 'email' | 'phone'
}

/**
 * Says that no message comes from a site that sends none: visitors would wait for ever. On somebody's
 * own machine it leads to the messages instead.
 */
export function MailNote({ channel = 'email' }: MailNoteProps) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { data } = useQuery(getSiteStatusQuery(api))
  const { sends_mail, sends_texts, shows_messages } = data?.data ?? {}
  if ((channel === 'email' ? sends_mail : sends_texts) !== false) return null
  const title = channel === 'email' ? t('mails.title') : t('mails.noTexts')
  if (!shows_messages)
    return (
      <InlineAlert title={title}>
        {channel === 'email' ? t('mails.text') : t('mails.noTextsText')}
      </InlineAlert>
    )
  return (
    <InlineAlert
      title={title}
      actions={
        <Button asChild variant="outline" size="sm">
          <a href={`/dev/messages?lang=${language}`} target="_blank" rel="noopener">
            {t('mails.show')}
          </a>
        </Button>
      }
    >
      {t('mails.kept')}
    </InlineAlert>
  )
}

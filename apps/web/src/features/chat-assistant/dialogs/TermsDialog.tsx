import { getBotContent } from '@manzil/api-client/generated/content-calls.gen'
import { directionOf } from '@manzil/i18n/languages'
import {
  TermsDialog as Terms,
  type TermsDialogProps,
} from '@manzil/ui/content/TermsDialog/TermsDialog'
import { api } from '../../../api/api.ts'
import { SafeHtml } from '../../../html/SafeHtml.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useChat } from '../panel/use-chat.ts'
import { useFetchedOnOpen } from './use-fetched-on-open.ts'

interface TermsDialogOfChatProps {
  open: boolean
  onClose: () => void
}

const fetchTerms = () => getBotContent(api, { params: { query: { type: 'bot_terms' } } })

/** Terms of the assistant, in the language of the conversation. */
export default function TermsDialog({ open, onClose }: TermsDialogOfChatProps) {
  const { t } = useTranslation('chat')
  const { result, load } = useFetchedOnOpen(open, fetchTerms)
  const page = useLanguage()
  const { session } = useChat()
  const language = session?.language ?? page

  function stateOf(): TermsDialogProps['state'] {
    if (result === null) return { kind: 'loading', label: t('terms.loading') }
    if (!result.ok) {
      return {
        kind: 'failed',
        text: result.error.message,
        retryLabel: t('messages.retry'),
        onRetry: load,
      }
    }
    return {
      kind: 'ready',
      content: <SafeHtml html={result.data.data.content[language]} />,
      lang: language,
      dir: directionOf(language),
    }
  }
  return (
    <Terms
      open={open}
      onClose={onClose}
      title={t('terms.title')}
      closeLabel={t('terms.close')}
      state={stateOf()}
    />
  )
}

import { Button } from '@manzil/ui/foundations/Button/Button'
import { ChatIcon } from '@manzil/ui/foundations/icons/things'
import { useTranslation } from '../../../language/use-translation.ts'
import { openBotPrompt } from '../../../stores/bot-prompt.ts'
import { setChatSearch } from '../../../stores/chat-search.ts'

/** Opens the chat with this search attached to the next message. */
export function AskAboutResults({ address }: { address: URLSearchParams }) {
  const { t } = useTranslation('listing')
  const ask = () => {
    const search = new URLSearchParams(address)
    // Where the visitor has read to is no criterion.
    search.delete('page')
    search.delete('limit')
    setChatSearch(search.toString())
    openBotPrompt()
  }
  return (
    <Button variant="ghost" startIcon={<ChatIcon size={18} />} onClick={ask}>
      <span>{t('askAssistant')}</span>
    </Button>
  )
}

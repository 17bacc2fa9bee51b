import { useEffect } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { isAnswerDue } from '../conversation/conversation.ts'
import { chat } from '../panel/chat.ts'
import { beginWatch, endWatch } from './watch-unread.ts'

/** While the chat is open nothing is unread; closed before an answer has come, it is watched for. */
export function useUnread(): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    endWatch()
    return () => {
      const { session, conversation } = chat.get()
      if (!session || !isAnswerDue(conversation)) return
      const last = conversation.entries.at(-1)?.message.seq ?? 0
      beginWatch(i18n, session.id, last)
    }
  }, [i18n])
}

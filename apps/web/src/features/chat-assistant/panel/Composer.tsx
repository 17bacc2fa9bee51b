import { IconButton } from '@manzil/ui/IconButton/IconButton'
import { SendIcon } from '@manzil/ui/icons/actions'
import { TextArea } from '@manzil/ui/TextArea/TextArea'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { setChatDraft, useChatDraft } from '../../../stores/chat-draft.ts'
import { MAX_MESSAGE_LENGTH } from '../conversation/message-length.ts'
import { chat } from './chat.ts'

/** From so many characters before the limit, the rest is counted down. */
const COUNTDOWN = 200

/** The input. Enter sends, Shift and Enter make a line; what cannot be sent stays. */
export function Composer() {
  const { t } = useTranslation('chat')
  const text = useChatDraft()
  const field = useRef<HTMLTextAreaElement>(null)
  const left = MAX_MESSAGE_LENGTH - text.length

  useEffect(() => {
    // On a touch screen the keyboard would cover what there is to read.
    if (window.matchMedia('(pointer: coarse)').matches) {
      field.current?.closest<HTMLElement>('[role=dialog]')?.focus()
    } else field.current?.focus()
  }, [])

  const send = () => {
    if (chat.send(text)) setChatDraft('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composing of Chinese, Hindi and Arabic input methods.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        ref={field}
        label={t('input.label')}
        hideLabel
        placeholder={t('input.placeholder')}
        rows={1}
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        dir="auto"
        hint={left < COUNTDOWN ? t('input.left', { count: left }) : undefined}
        onChange={(event) => setChatDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton type="submit" variant="solid" label={t('input.send')} disabled={!text.trim()}>
        <SendIcon />
      </IconButton>
    </form>
  )
}

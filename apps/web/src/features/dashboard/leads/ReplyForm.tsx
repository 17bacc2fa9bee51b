import { replyToLeadTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { LeadDetail } from '@manzil/api-client/generated/types.gen'
import { TextArea } from '@manzil/ui/forms/TextArea/TextArea'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { type FormEvent, useState } from 'react'
import { draftOf } from '../../../form/draft.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { LeadActions } from './use-lead.ts'

interface ReplyFormProps {
  id: string
  lead: LeadDetail
  actions: LeadActions
}

/**
 * The answer to the visitor. It goes out on the lead as it was read: what a colleague did meanwhile is shown
 * first, and the words stay.
 */
export function ReplyForm({ id, lead: { row }, actions }: ReplyFormProps) {
  const { t } = useTranslation('leads')
  const draft = draftOf(`leadReplyForm:${id}`, { text: '' })
  const [text, setText] = useState(() => draft.read()?.text ?? '')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const change = (next: string) => {
    setText(next)
    setError(undefined)
    if (next) draft.keep({ text: next })
    else draft.forget()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (text.trim() === '') return setError(t('reply.empty'))
    setBusy(true)
    const sent = await actions.reply({ revision: row.revision, text: text.trim() }, setError)
    setBusy(false)
    if (sent) change('')
  }
  return (
    <form className="leads__form" onSubmit={send} noValidate>
      <TextArea
        label={t('reply.label')}
        hint={t('reply.hint')}
        dir="auto"
        rows={5}
        maxLength={replyToLeadTexts.text}
        value={text}
        error={error}
        onChange={({ target }) => change(target.value)}
      />
      <Button type="submit" loading={busy} loadingText={t('reply.busy')}>
        {t('reply.send')}
      </Button>
    </form>
  )
}

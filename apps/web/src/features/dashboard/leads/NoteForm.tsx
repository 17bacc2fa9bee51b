import { addLeadNoteTexts } from '@manzil/api-client/generated/text-limits.gen'
import { TextArea } from '@manzil/ui/forms/TextArea/TextArea'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { Disclosure } from '@manzil/ui/foundations/Disclosure/Disclosure'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import type { LeadActions } from './use-lead.ts'

/** A note that the visitor does not see. */
export function NoteForm({ actions }: { actions: LeadActions }) {
  const { t } = useTranslation('leads')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (text.trim() === '') return setError(t('note.empty'))
    setBusy(true)
    const kept = await actions.note(text.trim(), setError)
    setBusy(false)
    if (kept) setText('')
  }
  return (
    <Disclosure summary={t('note.open')}>
      <form className="leads__form" onSubmit={keep} noValidate>
        <TextArea
          label={t('note.label')}
          hint={t('note.hint')}
          dir="auto"
          maxLength={addLeadNoteTexts.text}
          value={text}
          error={error}
          onChange={({ target }) => {
            setText(target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" variant="outline" loading={busy} loadingText={t('note.busy')}>
          {t('note.keep')}
        </Button>
      </form>
    </Disclosure>
  )
}

import { updateSavedSearchTexts } from '@manzil/api-client/generated/text-limits.gen'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'

interface RenameSearchProps {
  name: string
  onSave: (name: string) => Promise<void>
  onCancel: () => void
}

/** Another name for a saved search; an empty one is none. */
export function RenameSearch({ name, onSave, onCancel }: RenameSearchProps) {
  const { t } = useTranslation('saved')
  const [next, setNext] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (next.trim() !== '') void onSave(next.trim())
  }
  return (
    <form className="saved__rename" onSubmit={submit}>
      <TextField
        label={t('fields.name')}
        dir="auto"
        maxLength={updateSavedSearchTexts.name}
        value={next}
        onChange={({ target }) => setNext(target.value)}
      />
      <Button type="submit">{t('actions.saveName')}</Button>
      <Button variant="ghost" onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
    </form>
  )
}

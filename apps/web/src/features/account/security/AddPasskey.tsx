import { addPasskeyTexts } from '@manzil/api-client/generated/text-limits.gen'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useAddPasskey } from './use-add-passkey.ts'

/** A button, and behind it the name of a new passkey. */
export function AddPasskey() {
  const { t } = useTranslation('security')
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <div className="account-security__ends">
        <Button onClick={() => setOpen(true)}>{t('passkeys.add')}</Button>
      </div>
    )
  return <AddForm onDone={() => setOpen(false)} />
}

function AddForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('security')
  const { name, error, failure, busy, change, submit } = useAddPasskey(onDone)
  return (
    <div className="account-security__form">
      <FormFrame onSubmit={submit} busy={busy} failure={failure}>
        <TextField
          label={t('passkeys.name')}
          name="passkey-name"
          hint={t('passkeys.nameHint')}
          autoComplete="off"
          dir="auto"
          maxLength={addPasskeyTexts.name}
          value={name}
          error={error}
          onChange={(event) => change(event.target.value)}
        />
        <div className="account-security__ends">
          <Button type="submit" loading={busy} loadingText={t('passkeys.adding')}>
            {t('passkeys.add')}
          </Button>
          <Button variant="outline" disabled={busy} onClick={onDone}>
            {t('passkeys.cancel')}
          </Button>
        </div>
      </FormFrame>
    </div>
  )
}

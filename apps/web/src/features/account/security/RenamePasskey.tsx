import { renamePasskey } from '@manzil/api-client/generated/session-calls.gen'
import { renamePasskeyTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { Passkey } from '@manzil/api-client/generated/types.gen'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'

interface RenamePasskeyProps {
  passkey: Passkey
  onDone: () => void
}

/** Another name for a passkey, in its place. */
export function RenamePasskey({ passkey, onDone }: RenamePasskeyProps) {
  const { t } = useTranslation('security')
  const queryClient = useQueryClient()
  const fail = useFailure()
  const [name, setName] = useState(passkey.name)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function save() {
    if (name.trim() === '') return setError(t('passkeys.errors.name'))
    setBusy(true)
    const params = { path: { id: passkey.id } }
    const result = await renamePasskey(api, { params, body: { name: name.trim() } })
    setBusy(false)
    if (!result.ok) return fail(result.error, { onText: setFailure })
    showToast('success', result.data.message)
    await queryClient.invalidateQueries()
    onDone()
  }

  return (
    <div className="account-security__form">
      <FormFrame onSubmit={() => void save()} busy={busy} failure={failure}>
        <TextField
          label={t('passkeys.name')}
          name="passkey-name"
          autoComplete="off"
          dir="auto"
          maxLength={renamePasskeyTexts.name}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
        <div className="account-security__ends">
          <Button type="submit" size="sm" loading={busy} loadingText={t('passkeys.saving')}>
            {t('passkeys.save')}
          </Button>
          <Button variant="outline" size="sm" disabled={busy} onClick={onDone}>
            {t('passkeys.cancel')}
          </Button>
        </div>
      </FormFrame>
    </div>
  )
}

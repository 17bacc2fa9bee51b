import { deleteAccount } from '@manzil/api-client/generated/my-data-calls.gen'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { startGuestSession } from '../../../api/start-session.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useNavigate } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { forgetOwned } from '../../../session/owned.ts'
import { endSession } from '../../../session/session-store.ts'
import { forgetChat } from '../../../stores/chat-draft.ts'
import { forgetProperties } from '../../../stores/property-lists.ts'
import { forgetSearches } from '../../../stores/recent-searches.ts'
import { showToast } from '../../../stores/toasts.ts'
import { withProof } from '../identity/with-proof.ts'

/** Deletes the account with its password, after a question; with its address where it has none. */
export function useDeletion(hasPassword: boolean) {
  const { t } = useTranslation('myData')
  const fail = useFailure()
  const language = useLanguage()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const proof = hasPassword ? typed : typed.trim()
  const missing = hasPassword ? t('end.missing') : t('end.addressMissing')
  const wrong = hasPassword ? t('end.wrong') : t('end.addressWrong')

  async function send() {
    // The question of who it is does not lie over this one.
    setAsking(false)
    setBusy(true)
    const body = { ...(hasPassword ? { password: proof } : { email: proof }), language }
    const result = await withProof(() => deleteAccount(api, { body }))
    setBusy(false)
    if (result.ok) {
      showToast('success', result.data.message)
      endSession()
      forgetChat()
      forgetOwned()
      forgetProperties()
      forgetSearches()
      void startGuestSession()
      navigate(paths.home())
      return
    }
    fail(result.error, { onText: setFailure, onFields: () => setError(wrong) })
  }

  return {
    typed,
    error,
    failure,
    isAsking,
    busy,
    change: (next: string) => {
      setTyped(next)
      setError(undefined)
      setFailure(undefined)
    },
    ask: () => (proof === '' ? setError(missing) : setAsking(true)),
    cancel: () => setAsking(false),
    send,
  }
}

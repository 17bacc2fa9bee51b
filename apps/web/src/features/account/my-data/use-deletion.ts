import { deleteAccount } from '@manzil/api-client/generated/my-data-calls.gen'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../api/api.ts'
import { startGuestSession } from '../../../api/start-session.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useNavigate } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { forgetOwned } from '../../../session/owned.ts'
import { endSession } from '../../../session/session-store.ts'
import { forgetChat } from '../../../stores/chat-draft.ts'
import { forgetProperties } from '../../../stores/property-lists.ts'
import { forgetSearches } from '../../../stores/recent-searches.ts'
import { showToast } from '../../../stores/toasts.ts'
import { withProof } from '../identity/with-proof.ts'

/** Deletes the account with its password, after a question. An account without one names its address. */
export function useDeletion() {
  const { t } = useTranslation('myData')
  const fail = useFailure()
  const language = useLanguage()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function send() {
    // The question of who it is does not lie over this one.
    setAsking(false)
    setBusy(true)
    const proof = password.includes('@') ? { email: password } : {}
    const body = { password, ...proof, language }
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
    fail(result.error, { onText: setFailure, onFields: () => setError(t('end.wrong')) })
  }

  return {
    password,
    error,
    failure,
    isAsking,
    busy,
    change: (next: string) => {
      setPassword(next)
      setError(undefined)
      setFailure(undefined)
    },
    ask: () => (password === '' ? setError(t('end.missing')) : setAsking(true)),
    cancel: () => setAsking(false),
    send,
  }
}

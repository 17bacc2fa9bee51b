import { removePasskey } from '@manzil/api-client/generated/session-calls.gen'
import { listPasskeysQuery } from '@manzil/api-client/generated/session-queries.gen'
import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import type { Passkey } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { ConfirmDialog } from '@manzil/ui/overlays/ConfirmDialog/ConfirmDialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { showToast } from '../../../stores/toasts.ts'
import { withProof } from '../identity/with-proof.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'
import { SecurityRow, SecuritySection, SecuritySkeleton } from './SecuritySection.tsx'
import { useDeviceWords } from './use-device-words.ts'

/** The passkeys of the account, where the site and the browser have any. */
export function PasskeysSection() {
  const { t } = useTranslation('security')
  const status = useQuery(getSiteStatusQuery(api))
  const query = useQuery({ ...listPasskeysQuery(api), refetchOnMount: 'always' })
  const isOff = status.data?.data.passkeys === false
  const isSupported = 'PublicKeyCredential' in window
  return (
    <SecuritySection title={t('passkeys.title')} lead={t('passkeys.lead')}>
      <Loaded query={query} skeleton={<SecuritySkeleton />}>
        {({ data }) => (
          <>
            {data.length > 0 ? (
              <ul className="account-security__rows">
                {data.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            ) : (
              !isOff && <p className="account-security__note">{t('passkeys.none')}</p>
            )}
            {isOff || !isSupported ? (
              <p className="account-security__note">
                {t(isOff ? 'passkeys.unavailable' : 'passkeys.unsupported')}
              </p>
            ) : (
              <AddPasskey />
            )}
          </>
        )}
      </Loaded>
    </SecuritySection>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation('security')
  const { moment, relative } = useDeviceWords()
  const queryClient = useQueryClient()
  const fail = useFailure()
  const [doing, setDoing] = useState<'nothing' | 'rename' | 'remove'>('nothing')
  const { id, name, synced, created_at, last_used_at } = passkey
  const stop = () => setDoing('nothing')

  async function remove() {
    stop()
    const result = await withProof(() => removePasskey(api, { params: { path: { id } } }))
    if (result.ok) showToast('success', result.data.message)
    else fail(result.error)
    await queryClient.invalidateQueries()
  }

  return (
    <>
      <SecurityRow
        name={
          doing === 'rename' ? <RenamePasskey passkey={passkey} onDone={stop} /> : <bdi>{name}</bdi>
        }
        facts={[
          t('passkeys.added', { date: moment(created_at) }),
          last_used_at === null
            ? t('passkeys.unused')
            : t('passkeys.used', { when: relative(last_used_at) }),
          synced ? t('passkeys.synced') : undefined,
        ]}
        ends={
          doing !== 'rename' && (
            <>
              <Button
                variant="outline"
                size="sm"
                aria-label={t('passkeys.renameOf', { name })}
                onClick={() => setDoing('rename')}
              >
                {t('passkeys.rename')}
              </Button>
              <Button
                variant="outline"
                size="sm"
                aria-label={t('passkeys.removeOf', { name })}
                onClick={() => setDoing('remove')}
              >
                {t('passkeys.remove')}
              </Button>
            </>
          )
        }
      />
      <ConfirmDialog
        open={doing === 'remove'}
        title={t('passkeys.confirm.title', { name })}
        description={t('passkeys.confirm.text')}
        confirmLabel={t('passkeys.remove')}
        cancelLabel={t('passkeys.cancel')}
        busyLabel={t('passkeys.removing')}
        tone="danger"
        onConfirm={remove}
        onCancel={stop}
      />
    </>
  )
}

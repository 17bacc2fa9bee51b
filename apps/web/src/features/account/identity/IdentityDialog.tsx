import './IdentityDialog.css'
import { getIdentityProofQuery } from '@manzil/api-client/generated/session-queries.gen'
import { proveIdentityTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { IdentityProofState } from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { PasswordField } from '@manzil/ui/forms/PasswordField/PasswordField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { KeyIcon } from '@manzil/ui/foundations/icons/tools'
import { Dialog } from '@manzil/ui/overlays/Dialog/Dialog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../../api/api.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { answerIdentity } from './identity-question.ts'
import { useIdentityProof } from './use-identity-proof.ts'

export interface IdentityDialogProps {
  open: boolean
}

/** Asks the owner to prove to be there, in the ways that the account has. */
export default function IdentityDialog({ open }: IdentityDialogProps) {
  const { t } = useTranslation('security')
  return (
    <Dialog
      open={open}
      onClose={() => answerIdentity(false)}
      title={t('identity.title')}
      description={t('identity.text')}
      closeLabel={t('identity.close')}
    >
      <Ways />
    </Dialog>
  )
}

function Ways() {
  const query = useQuery({ ...getIdentityProofQuery(api), gcTime: 0 })
  return (
    <Loaded query={query} skeleton={<Skeleton height="9rem" />}>
      {({ data }) => <Proofs ways={data} />}
    </Loaded>
  )
}

function Proofs({ ways }: { ways: IdentityProofState }) {
  const { t } = useTranslation(['security', 'credentials', 'account'])
  const proof = useIdentityProof()
  const { busy, failure } = proof
  const hasPasskey = ways.passkey && 'PublicKeyCredential' in window
  const others = hasPasskey || ways.providers.length > 0
  const frame = useRef<HTMLDivElement>(null)
  // They come after the dialog, whose focus waits on the button that closes it.
  useEffect(() => frame.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  return (
    <div className="identity-dialog" ref={frame}>
      {ways.password && (
        <FormFrame onSubmit={proof.byPassword} busy={busy !== undefined} failure={failure}>
          <PasswordField
            label={t('identity.password')}
            name="current-password"
            autoComplete="current-password"
            maxLength={proveIdentityTexts.password}
            value={proof.password}
            error={proof.error}
            onChange={(event) => proof.change(event.target.value)}
            showLabel={t('credentials:password.show')}
            hideLabelText={t('credentials:password.hide')}
          />
          <Button
            type="submit"
            block
            loading={busy === 'password'}
            loadingText={t('identity.checking')}
          >
            {t('identity.submit')}
          </Button>
        </FormFrame>
      )}
      {!ways.password && failure && (
        <InlineAlert tone="error" announce="now">
          {failure}
        </InlineAlert>
      )}
      {hasPasskey && (
        <Button
          variant="outline"
          block
          startIcon={<KeyIcon />}
          loading={busy === 'passkey'}
          loadingText={t('identity.checking')}
          onClick={proof.byPasskey}
        >
          {t('identity.passkey')}
        </Button>
      )}
      {ways.providers.map((provider) => (
        <Button
          key={provider.id}
          variant="outline"
          block
          loading={busy === provider.id}
          loadingText={t('identity.checking')}
          onClick={() => proof.byProvider(provider)}
        >
          {t('identity.provider', { provider: provider.name })}
        </Button>
      ))}
      {!ways.password && !others && <p>{t('identity.none')}</p>}
    </div>
  )
}

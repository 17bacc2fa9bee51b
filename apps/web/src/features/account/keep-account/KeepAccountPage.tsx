import '../sign-up/SignUpPage.css'
import { keepAccount } from '@manzil/api-client/generated/my-data-calls.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { openLogin } from '../../../stores/login-dialog.ts'

/** Where the link of the mail leads. Nothing happens before a press: programs open links too. */
export default function KeepAccountPage() {
  const { t } = useTranslation('myData')
  useDocumentTitle(t('keep.title'))
  const token = useSearchParams().get('token') ?? ''
  const [state, setState] = useState<'open' | 'busy' | 'kept'>('open')
  const [failure, setFailure] = useState<string>()
  const keep = async () => {
    setFailure(undefined)
    setState('busy')
    const result = await keepAccount(api, { body: { token } })
    setState(result.ok ? 'kept' : 'open')
    if (result.ok) return
    const [field] = result.error.fields
    setFailure(field?.message ?? result.error.message)
  }
  const isKept = state === 'kept'
  return (
    <div className="sign-up">
      <SectionHeading
        level={1}
        title={isKept ? t('pending.kept') : t('keep.title')}
        lead={isKept ? t('keep.done') : t('keep.lead')}
      />
      {failure && (
        <InlineAlert tone="error" announce="now">
          {failure}
        </InlineAlert>
      )}
      {isKept ? (
        <Button onClick={openLogin}>{t('keep.logIn')}</Button>
      ) : (
        <Button loading={state === 'busy'} loadingText={t('keep.busy')} onClick={() => void keep()}>
          {t('keep.submit')}
        </Button>
      )}
    </div>
  )
}

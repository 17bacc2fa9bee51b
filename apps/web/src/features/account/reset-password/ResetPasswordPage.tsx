import '../sign-up/SignUpPage.css'
import { zResetPasswordRequest } from '@manzil/api-client/generated/zod-mini.gen'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { openLogin } from '../../../stores/login-dialog.ts'
import { NewPassword } from '../new-password/NewPassword.tsx'
import { AskAgain } from './AskAgain.tsx'
import { useResetForm } from './use-reset-form.ts'

/** Where the link of the mail leads; one that does not work is told here, with a way on. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('credentials')
  useDocumentTitle(t('reset.title'))
  const address = useSearchParams()
  const token = address.get('token') ?? ''
  const isToken = zResetPasswordRequest.shape.token.safeParse(token).success
  return isToken ? (
    <SetPassword key={token} token={token} />
  ) : (
    <Frame title={t('reset.broken.title')} lead={t('reset.broken.text')}>
      <AskAgain />
    </Frame>
  )
}

function SetPassword({ token }: { token: string }) {
  const { t } = useTranslation('credentials')
  const form = useResetForm(token)
  if (form.state === 'gone')
    return (
      <Frame title={t('reset.gone.title')} lead={t('reset.gone.text')}>
        <AskAgain />
      </Frame>
    )
  if (form.state === 'done')
    return (
      <Frame title={t('reset.done.title')} lead={t('reset.done.text')}>
        <Button onClick={openLogin}>{t('reset.done.logIn')}</Button>
      </Frame>
    )
  return (
    <Frame title={t('reset.title')} lead={t('reset.lead')}>
      <FormFrame onSubmit={form.submit} busy={form.busy} failure={form.failure}>
        <NewPassword
          label={t('password.label')}
          value={form.password}
          error={form.error}
          onChange={form.change}
        />
        <Button type="submit" block loading={form.busy} loadingText={t('reset.saving')}>
          {t('reset.submit')}
        </Button>
      </FormFrame>
    </Frame>
  )
}

interface FrameProps {
  title: string
  lead: string
  children: ReactNode
}

/** What happened to the link stands in its title, which takes the focus when it changes. */
function Frame({ title, lead, children }: FrameProps) {
  const head = useRef<HTMLDivElement>(null)
  const before = useRef(title)
  useEffect(() => {
    if (before.current !== title) head.current?.focus()
    before.current = title
  }, [title])
  return (
    <div className="sign-up">
      <div ref={head} tabIndex={-1} className="sign-up__head">
        <SectionHeading level={1} title={title} lead={lead} />
      </div>
      {children}
    </div>
  )
}

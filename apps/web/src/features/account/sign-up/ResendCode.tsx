import { Button } from '@manzil/ui/foundations/Button/Button'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

interface ResendCodeProps {
  /** In ms since 1970. */
  resendAt: number
  busy: boolean
  onResend: () => void
}

/** Another code, once the pause between two of them is over. */
export function ResendCode({ resendAt, busy, onResend }: ResendCodeProps) {
  const { t } = useTranslation('credentials')
  const { number } = useFormats()
  const seconds = useSecondsUntil(resendAt)
  return (
    <>
      {seconds > 0 && (
        <span>{t('code.resendIn', { count: seconds, seconds: number(seconds) })}</span>
      )}
      <Button variant="link" size="sm" disabled={seconds > 0 || busy} onClick={onResend}>
        {t('code.resend')}
      </Button>
    </>
  )
}

import { useTranslation } from '../../../language/use-translation.ts'
import { useNavigate } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { hintLogin } from '../../../stores/login-hint.ts'
import { showToast } from '../../../stores/toasts.ts'
import { forgetProgress } from './signup-progress.ts'
import { useCodeStep } from './use-code-step.ts'
import { useDetailsForm } from './use-details-form.ts'
import { usePasswordStep } from './use-password-step.ts'
import { useProgress } from './use-progress.ts'

/** The three steps, and what leads from one to the next. */
export function useSignUp() {
  const { t } = useTranslation('credentials')
  const navigate = useNavigate()
  const progress = useProgress()
  const details = useDetailsForm(progress, (attempt, sent) => {
    progress.keep({ attempt, details: sent })
    code.begin()
    if (progress.step === 'form') progress.go('code')
    else showToast('success', t('code.resent'))
  })
  const code = useCodeStep(progress.attempt, (attempt) => {
    progress.keep({ attempt })
    progress.go('password')
  })
  const password = usePasswordStep(progress.attempt, {
    onMade: ({ email }) => {
      forgetProgress()
      hintLogin(email ?? '')
      showToast('success', t('password.done'))
      navigate(paths.login(), { replace: true })
    },
    onEnded: () => {
      progress.keep({ attempt: null })
      showToast('error', t('errors.ended'))
      progress.go('form')
    },
  })
  return { progress, details, code, password }
}

import { isGuest } from '@manzil/domain/roles'
import { ChatWelcome } from '@manzil/ui/chat/ChatPanel/ChatWelcome'
import { QuickActionPills } from '@manzil/ui/chat/QuickActionPills/QuickActionPills'
import { SearchIcon } from '@manzil/ui/foundations/icons/actions'
import { ChatIcon, CompareIcon, MapPinIcon, PhoneIcon } from '@manzil/ui/foundations/icons/things'
import { CalculatorIcon, CalendarIcon, ChartIcon } from '@manzil/ui/foundations/icons/tools'
import type { ReactNode } from 'react'
import { useAssistantName } from '../../../language/use-brand.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useNavigate } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { useSession } from '../../../session/session-store.ts'
import { closeBotPrompt } from '../../../stores/bot-prompt.ts'
import { openLogin } from '../../../stores/login-dialog.ts'
import { lastQuestion } from '../conversation/conversation.ts'
import { type QuickAction, quickActions } from '../conversation/quick-actions.ts'
import { say } from '../panel/say.ts'
import { useChat } from '../panel/use-chat.ts'

const icons: Record<QuickAction, ReactNode> = {
  find_property: <SearchIcon size={16} />,
  search_location: <MapPinIcon size={16} />,
  investment_advice: <ChartIcon size={16} />,
  estimate_value: <CalculatorIcon size={16} />,
  compare_properties: <CompareIcon size={16} />,
  request_callback: <PhoneIcon size={16} />,
  book_viewing: <CalendarIcon size={16} />,
  ask_question: <ChatIcon size={16} />,
}

/** Who speaks, eight ways to begin, and for guests who have begun the way to keep it. */
export function Welcome() {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const guest = isGuest(useSession().user?.role)
  const { session, conversation } = useChat()
  // Before anything was said there is nothing to go on with, and nobody has to log in to begin.
  const mayLogIn = guest && lastQuestion(conversation) !== undefined
  const navigate = useNavigate()
  const signUp = () => {
    closeBotPrompt()
    navigate(paths.signUp())
  }
  const login = {
    text: t('welcome.login'),
    loginLabel: t('welcome.loginButton'),
    onLogin: openLogin,
    signUp: { label: t('welcome.signUpButton'), onSignUp: signUp },
  }
  return (
    <ChatWelcome
      title={t('welcome.title', { name })}
      intro={t('welcome.intro')}
      {...(mayLogIn && { login })}
    >
      <QuickActionPills
        compact
        label={t('actions.label')}
        disabled={!session}
        onChoose={say}
        actions={quickActions.map((id) => ({ id, label: t(`actions.${id}`), icon: icons[id] }))}
      />
    </ChatWelcome>
  )
}

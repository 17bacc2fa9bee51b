import { cancelRedirect } from '../api/expired-session.ts'
import { answerIdentity } from '../features/account/identity/identity-question.ts'
import { keepPendingCode } from '../features/account/verify/pending-codes.ts'
import { endWatch } from '../features/chat-assistant/unread/watch-unread.ts'
import { rereadSession } from '../session/session-store.ts'
import { closeBotPrompt } from '../stores/bot-prompt.ts'
import { setChatDraft } from '../stores/chat-draft.ts'
import { setChatProperty } from '../stores/chat-property.ts'
import { setChatSearch } from '../stores/chat-search.ts'
import { setColorMode } from '../stores/color-mode.ts'
import { forgetConsent } from '../stores/consent.ts'
import { closeLogin } from '../stores/login-dialog.ts'
import { takeLoginHint } from '../stores/login-hint.ts'
import { closeLoginPrompt } from '../stores/login-prompt.ts'
import { closeLogout } from '../stores/logout-dialog.ts'
import { forgetProperties } from '../stores/property-lists.ts'
import { forgetSearches } from '../stores/recent-searches.ts'
import { forgetSocial } from '../stores/social-sign-in.ts'
import { toastStore } from '../stores/toasts.ts'

/** What goes when a visitor closes the page for good: the next one finds nothing of them. */
export function leaveSite(): void {
  closeBotPrompt()
  closeLogin()
  closeLoginPrompt()
  closeLogout()
  takeLoginHint()
  forgetSocial()
  answerIdentity(false)
  keepPendingCode('email', null)
  keepPendingCode('phone', null)
  endWatch()
  cancelRedirect()
  setChatDraft('')
  setChatSearch(null)
  setChatProperty(null)
  setColorMode('system')
  forgetConsent()
  forgetProperties()
  forgetSearches()
  toastStore.clear()
  localStorage.clear()
  sessionStorage.clear()
  rereadSession()
  window.location.hash = ''
  document.body.replaceChildren()
  for (const name of ['lang', 'dir', 'class', 'style'])
    document.documentElement.removeAttribute(name)
}

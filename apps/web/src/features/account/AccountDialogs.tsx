import { useLazyOverlay } from '../../overlays/use-lazy-overlay.ts'
import { closeLogin, useLoginOpen } from '../../stores/login-dialog.ts'
import { closeLoginPrompt, useLoginPrompt } from '../../stores/login-prompt.ts'
import { closeLogout, useLogoutOpen } from '../../stores/logout-dialog.ts'
import type { AccountDialogProps } from './account-dialog-props.ts'

const login = { load: () => import('./LoginDialog.tsx'), texts: ['account'] } as const
const prompt = { load: () => import('./LoginPromptDialog.tsx'), texts: [] } as const
const logout = { load: () => import('./LogoutDialog.tsx'), texts: ['account'] } as const

/** Login, 'Login Required' and logout; each is fetched when it is first opened. */
export function AccountDialogs() {
  const loginOpen = useLoginOpen()
  const promptOpen = useLoginPrompt().open
  const logoutOpen = useLogoutOpen()
  const Login = useLazyOverlay<AccountDialogProps>(loginOpen, login, closeLogin)
  const Prompt = useLazyOverlay<AccountDialogProps>(promptOpen, prompt, closeLoginPrompt)
  const Logout = useLazyOverlay<AccountDialogProps>(logoutOpen, logout, closeLogout)
  return (
    <>
      {Login && <Login open={loginOpen} />}
      {Prompt && <Prompt open={promptOpen} />}
      {Logout && <Logout open={logoutOpen} />}
    </>
  )
}

import { useState } from 'react'
import { LoginModal } from '../src/account/LoginModal/LoginModal.tsx'
import { Button } from '../src/foundations/Button/Button.tsx'
import { AppleIcon, FacebookIcon, GoogleIcon } from '../src/foundations/icons/brands.tsx'
import { useAccountWords } from './words/account.ts'

interface LoginExampleProps {
  firstStep?: 'login' | 'forgot'
  failure?: string
  busy?: boolean
  typed?: string
  socialLabel?: string
  /** Neither a way back for those who have forgotten, nor a way to sign up. */
  bare?: boolean
}

const icons = [<FacebookIcon key="f" />, <GoogleIcon key="g" />, <AppleIcon key="a" />]

/** The login with the rules of the product: nothing may be empty. */
export function LoginExample(props: LoginExampleProps) {
  const { firstStep = 'login', failure, busy = false, bare = false } = props
  const words = useAccountWords()
  const [open, setOpen] = useState(true)
  const [login, setLogin] = useState({ identifier: props.typed ?? '', password: '' })
  const [forgot, setForgot] = useState({ email: '' })
  const [tried, setTried] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.login}</Button>
      <LoginModal
        open={open}
        onClose={() => setOpen(false)}
        onClosed={() => {
          setTried(false)
          setLogin({ identifier: '', password: '' })
        }}
        closeLabel={words.close}
        firstStep={firstStep}
        titles={{ login: words.logIn, forgot: words.forgotTitle }}
        login={{
          values: login,
          errors: tried
            ? {
                identifier: login.identifier.trim() ? undefined : words.identifierRequired,
                password: login.password ? undefined : words.passwordRequired,
              }
            : undefined,
          onChange: setLogin,
          onSubmit: () => setTried(true),
          busy,
          failure,
          texts: {
            identifier: words.identifier,
            password: words.password,
            showPassword: words.show,
            hidePassword: words.hide,
            forgot: words.forgot,
            submit: words.login,
            submitting: words.loggingIn,
            or: words.or,
          },
          social: words.social.map((label, at) => ({
            id: label,
            label: props.socialLabel ?? label,
            icon: icons[at],
            onSelect: () => {},
          })),
          signUp: bare
            ? undefined
            : { text: words.notRegistered, linkText: words.signUp, href: '#sign-up' },
        }}
        forgot={
          bare
            ? undefined
            : {
                values: forgot,
                errors: tried && !forgot.email ? { email: words.emailRequired } : undefined,
                onChange: setForgot,
                onSubmit: () => setTried(true),
                busy,
                failure,
                texts: {
                  email: words.registeredEmail,
                  submit: words.getLink,
                  submitting: words.sending,
                  back: words.backToLogin,
                },
              }
        }
      />
    </>
  )
}

import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { paths } from '../routing/paths.ts'
import { openLogin } from '../stores/login-dialog.ts'

/** The login screen is the home page with the login dialog over it. */
export function LoginRoute() {
  useEffect(openLogin, [])
  return <Redirect to={paths.home()} replace />
}

import type { Strength } from '@manzil/ui/account/PasswordStrength/PasswordStrength'
import { useEffect, useState } from 'react'

/** How hard a password is to guess; undefined while there is none, or the code is not there yet. */
export function useStrength(password: string, email: string | undefined): Strength | undefined {
  const [rated, setRated] = useState<{ password: string; strength: Strength }>()
  useEffect(() => {
    if (password === '') return
    let isWanted = true
    const own = email ? ['manzil', email, ...email.split(/[@.]/)] : ['manzil']
    import('./rate-password.ts').then(
      ({ ratePassword }) => {
        if (isWanted) setRated({ password, strength: ratePassword(password, own) })
      },
      // Nothing is rated; the server judges by itself.
      (cause: unknown) => console.warn('The password could not be rated.', cause),
    )
    return () => {
      isWanted = false
    }
  }, [password, email])
  return password === '' ? undefined : rated?.strength
}

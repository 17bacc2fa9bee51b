import { nameOf, people, pretendToken, signInPath } from './providers.ts'

/**
 * Shows the pretend page of an identity provider in the place of the app where the address is its.
 * False where there is nothing to show and the app may start.
 */
export function showSignIn(): boolean {
  const { pathname, search } = window.location
  if (!pathname.startsWith(signInPath)) return false
  const query = new URLSearchParams(search)
  const [state, provider] = [query.get('state') ?? '', query.get('provider') ?? '']
  document.title = `Pretend ${nameOf(provider)}`
  const title = document.createElement('h1')
  title.textContent = document.title
  const note = document.createElement('p')
  note.textContent = 'This page belongs to a demo. Choose somebody to log in as.'
  const leave = (answer: Record<string, string>) => {
    const text = new URLSearchParams({ ...answer, state }).toString()
    // As the real ones: a token in the fragment, a code in the query.
    window.location.replace(`/signed-in.html${'code' in answer ? '?' : '#'}${text}`)
  }
  const button = (label: string, onPress: () => void) => {
    const element = document.createElement('button')
    element.textContent = label
    element.style.cssText = 'display:block;inline-size:100%;min-block-size:44px;margin-block:8px'
    element.addEventListener('click', onPress)
    return element
  }
  const main = document.createElement('main')
  main.style.cssText = 'max-inline-size:24rem;margin:2rem auto;padding:1rem;font:16px/1.5 system-ui'
  main.append(
    title,
    note,
    ...people.map((person) =>
      button(`${person.email}${person.email_verified ? '' : ' (not verified)'}`, () => {
        const token = pretendToken(person, query.get('nonce') ?? '')
        leave(provider === 'uae-pass' ? { code: token } : { id_token: token })
      }),
    ),
    button('Refuse', () => leave({ error: 'access_denied' })),
  )
  document.body.replaceChildren(main)
  return true
}

import { prettyDOM } from '@testing-library/react'

/**
 * What is thrown where an element is not found: the page is only written out when somebody reads the
 * message. Whoever waits for an element throws every 50 ms, and whole pages are long.
 */
export function missing(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  const read = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { get: read, configurable: true })
}

import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, expect } from 'vitest'
import { drawnWrapper } from '../../config/src/drawn-wrapper.ts'
import { waitTimeout } from '../../config/src/wait-timeout.ts'

// Long enough for a busy machine; what is there is found at once.
configure({
  asyncUtilTimeout: waitTimeout(10_000),
  asyncWrapper: drawnWrapper(getConfig().asyncWrapper),
})
afterEach(cleanup)

/** React marks a document whose events it listens to. */
const isNotReact = (name: string) => !name.startsWith('_react')

/** What a test may change of the one window that all files share. */
const shared = () => ({
  address: location.href,
  width: window.innerWidth,
  added: [document, navigator].flatMap(Object.getOwnPropertyNames).filter(isNotReact),
  stored: localStorage.length + sessionStorage.length,
  elements: document.body.childElementCount,
})
const before = shared()
afterAll(() => expect(shared(), 'what a file changed of the window, it puts back').toEqual(before))

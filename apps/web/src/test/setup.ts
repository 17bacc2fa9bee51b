import { cleanup, configure, getConfig } from '@testing-library/react'
import React from 'react'
import { afterEach, vi } from 'vitest'
// First: code that is loaded after it finds what it asks for.
import './pretend-browser.ts'
import './all-code.ts'
import { drawnWrapper } from '../../../../packages/config/src/drawn-wrapper.ts'
import { waitTimeout } from '../../../../packages/config/src/wait-timeout.ts'
import { leaveSite } from './leave-site.ts'
import { missing } from './missing.ts'
import { withoutOwnerStacks } from './without-owner-stacks.ts'

withoutOwnerStacks(React)

// No test speaks to a real assistant.
vi.mock('../features/chat-assistant/connection/chat-socket.ts', async () => ({
  openChatSocket: (await import('../features/chat-assistant/test/fake-socket.ts')).openCurrentLine,
}))
// The document of these tests is none that the sanitiser can walk; browser tests see the real one.
vi.mock('dompurify', () => ({
  default: { sanitize: (html: string) => new DOMParser().parseFromString(html, 'text/html').body },
}))

const { asyncWrapper, eventWrapper } = getConfig()
// Waits are long enough for a busy machine; what is there is found at once.
configure({
  asyncUtilTimeout: waitTimeout(10_000),
  getElementError: missing,
  asyncWrapper: drawnWrapper(asyncWrapper),
})

// Files share a worker's modules and its page: each test leaves them as it found them.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  leaveSite()
  configure({ eventWrapper })
})

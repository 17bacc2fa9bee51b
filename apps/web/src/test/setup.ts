import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Long enough for a busy machine; what is there is found at once.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

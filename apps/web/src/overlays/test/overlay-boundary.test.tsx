import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '../../stores/toasts.ts'
import { draw } from '../../test/draw.tsx'
import { useLazyOverlay } from '../use-lazy-overlay.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

let isBroken = true
const broken = {
  load: async () => ({
    default: () => {
      if (isBroken) throw new TypeError("Cannot destructure property 'label'")
      return <p>The chat</p>
    },
  }),
  texts: [],
} as const
const whole = { load: async () => ({ default: () => <p>Login</p> }), texts: [] } as const
const nothing = () => {}

function Floating() {
  const Broken = useLazyOverlay<object>(true, broken, nothing)
  const Whole = useLazyOverlay<object>(true, whole, nothing)
  return (
    <>
      <p>The page</p>
      {Broken && <Broken />}
      {Whole && <Whole />}
    </>
  )
}

it('an overlay that throws takes no other along, and may be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await draw(<Floating />)
  expect(await screen.findByText('Login')).toBeTruthy()
  expect(screen.getByText('The page')).toBeTruthy()
  expect(screen.queryByText('The chat')).toBeNull()
  await waitFor(() => expect(toastStore.snapshot()).toHaveLength(1))
  const [toast] = toastStore.snapshot()
  expect(toast).toMatchObject({ tone: 'error', duration: null, action: { label: 'Try again' } })
  isBroken = false
  act(() => toast?.action?.onPress())
  expect(screen.getByText('The chat')).toBeTruthy()
  expect(toastStore.snapshot().filter(({ leaving }) => !leaving)).toEqual([])
})

import { Image } from '@manzil/ui/foundations/Image/Image'
import { UiProvider } from '@manzil/ui/foundations/UiProvider/UiProvider'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setColorMode } from '../color-mode.ts'
import { useLitAddress } from '../page-light.ts'

function Page() {
  return (
    <UiProvider locale="en" dir="ltr" pictureAddress={useLitAddress()}>
      <Image src="/scenes/facade/tower/marina/1.svg" alt="drawn" />
      <Image src="/pictures/0123/1600.jpg" alt="photographed" />
    </UiProvider>
  )
}

const openedAt = (hour: number) =>
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(new Date(2026, 0, 1, hour).getTime())
const lightOf = (name: string) =>
  screen.getByRole('img', { name }).getAttribute('src')?.split('?')[1]

afterEach(() => {
  vi.restoreAllMocks()
  setColorMode('system')
})

it.each([
  [9, 'light', 'light=morning'],
  [17, 'light', 'light=golden'],
  [17, 'dark', 'light=dusk'],
  [23, 'dark', 'light=night'],
] as const)('a page opened at %d in %s colours asks for %s', (hour, mode, light) => {
  openedAt(hour)
  setColorMode(mode)
  render(<Page />)
  expect(lightOf('drawn')).toBe(light)
})

it('scenes follow the colours of the page, photographs do not', () => {
  openedAt(17)
  setColorMode('light')
  render(<Page />)
  act(() => setColorMode('dark'))
  expect(lightOf('drawn')).toBe('light=dusk')
  expect(lightOf('photographed')).toBeUndefined()
})

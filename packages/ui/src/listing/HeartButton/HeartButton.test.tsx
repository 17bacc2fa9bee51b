import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { HeartButton } from './HeartButton.tsx'

it('says the property and its state, under one name', async () => {
  const onToggle = vi.fn()
  const { rerender } = show(<HeartButton label="Save: Marina" liked={false} onToggle={onToggle} />)
  const heart = screen.getByRole('button', { name: 'Save: Marina' })
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(heart)
  expect(onToggle).toHaveBeenCalledTimes(1)
  rerender(<HeartButton label="Save: Marina" liked onToggle={onToggle} />)
  expect(screen.getByRole('button', { name: 'Save: Marina', pressed: true })).toBeTruthy()
})

it('ignores presses while the server decides, and can be told so', async () => {
  const onToggle = vi.fn()
  show(<HeartButton label="Save" liked busy onToggle={onToggle} />)
  const heart = screen.getByRole('button')
  await userEvent.dblClick(heart)
  expect(onToggle).not.toHaveBeenCalled()
  expect(heart.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(heart)
})

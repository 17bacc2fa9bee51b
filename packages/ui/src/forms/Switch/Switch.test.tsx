import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { Switch } from './Switch.tsx'

const alerts = () => screen.getByRole('switch', { name: 'Alerts' })

it('switches with Space and says the state that is asked for', async () => {
  const onChange = vi.fn()
  show(<Switch label="Alerts" checked={false} onChange={onChange} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(alerts())
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  // Controlled: what is drawn is what it was told.
  expect(alerts()).toHaveProperty('checked', false)
})

it('lets nothing through while busy, and keeps the focus', async () => {
  const onChange = vi.fn()
  show(<Switch label="Alerts" checked busy onChange={onChange} />)
  await userEvent.click(alerts())
  expect(onChange).not.toHaveBeenCalled()
  expect(alerts().getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(alerts())
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { PermitBadge } from './PermitBadge.tsx'

it('never claims a state without a number', () => {
  show(<PermitBadge label="Permit" state="checked" note="No permit number was given" />)
  expect(screen.getByRole('region', { name: 'Permit' }).dataset.state).toBe('missing')
})

it('keeps numbers in their own direction and out of translations', () => {
  show(<PermitBadge label="Permit" number="DEMO-71234567" />, { dir: 'rtl', locale: 'ar' })
  const number = screen.getByText('DEMO-71234567')
  expect(number.tagName).toBe('BDI')
  expect(number.getAttribute('translate')).toBe('no')
})

it('is no link to an address that is not one', () => {
  const check = { href: 'javascript:alert(1)', text: 'Check' }
  show(<PermitBadge label="Permit" number="1" check={check} />)
  expect(screen.queryByRole('link')).toBeNull()
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ContactBar } from './ContactBar.tsx'

it('offers no way that is not safe, and nothing where there is none', () => {
  const { container } = show(
    <ContactBar label="Contact" actions={[{ way: 'call', text: 'Call', href: 'javascript:x' }]} />,
  )
  expect(container.textContent).toBe('')
})

it('tells of presses of buttons and of links', async () => {
  const onPress = vi.fn()
  show(
    <ContactBar
      label="Contact"
      actions={[
        { way: 'call', text: 'Call', name: 'Call +971 50', href: 'tel:+97150', onPress },
        { way: 'enquiry', text: 'Enquire', onPress },
      ]}
    />,
  )
  expect(screen.getByRole('group', { name: 'Contact' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Call +971 50' }))
  await userEvent.click(screen.getByRole('button', { name: 'Enquire' }))
  expect(onPress).toHaveBeenCalledTimes(2)
})

it('hands no opener to the other service', () => {
  const href = 'https://wa.me/971500000123'
  show(<ContactBar label="Contact" actions={[{ way: 'whatsapp', text: 'WhatsApp', href }]} />)
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer')
})

import { UiProvider } from '@manzil/ui/foundations/UiProvider/UiProvider'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextWithLink } from '../TextWithLink.tsx'

const draw = (text: string) =>
  render(
    <UiProvider locale="en" dir="ltr">
      <p>
        <TextWithLink text={text} href="/privacy-policy" />
      </p>
    </UiProvider>,
  )

it('puts the link where the translator did', () => {
  draw('Before <policy>the rules</policy>, after.')
  const link = screen.getByRole('link', { name: 'the rules' })
  expect(link.getAttribute('href')).toBe('/privacy-policy')
  expect(link.parentElement?.textContent).toBe('Before the rules, after.')
})

it('shows a text without a link as it is, and other tags as text', () => {
  draw('1 < 2 <b>')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('1 < 2 <b>').tagName).toBe('P')
})

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TypingIndicator } from './TypingIndicator.tsx'

it('keeps its live region while nobody writes, so that the next change is told', () => {
  const { rerender } = render(<TypingIndicator status="none" label="Noor is typing" />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  rerender(<TypingIndicator status="typing" label="Noor is typing" />)
  expect(region.textContent).toBe('Noor is typing')
})

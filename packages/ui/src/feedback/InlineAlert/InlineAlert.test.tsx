import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { InlineAlert } from './InlineAlert.tsx'

it('interrupts only when asked to', () => {
  show(
    <>
      <InlineAlert title="there from the start" />
      <InlineAlert title="in a pause" announce="polite" />
      <InlineAlert title="at once" announce="now" />
    </>,
  )
  expect(screen.getByRole('status').textContent).toBe('in a pause')
  expect(screen.getByRole('alert').textContent).toBe('at once')
})

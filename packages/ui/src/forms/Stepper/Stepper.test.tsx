import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { Stepper, type StepperProps } from './Stepper.tsx'

const props: StepperProps = {
  label: 'Add',
  steps: [
    { id: 'place', label: 'Place', state: 'done' },
    { id: 'facts', label: 'Facts', state: 'current' },
    { id: 'price', label: 'Price', state: 'upcoming' },
  ],
  texts: {
    states: { done: 'done', current: 'here', failed: 'fix', upcoming: 'later' },
    position: (step, all) => `${step}/${all}`,
  },
}

it('goes back to what is done, not ahead and not to where one is', async () => {
  const onGo = vi.fn()
  show(<Stepper {...props} onGo={onGo} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: /Place.*done/ }))
  expect(onGo).toHaveBeenCalledExactlyOnceWith('place')
})

it('marks the current step and says states in words', () => {
  show(<Stepper {...props} />)
  const current = screen
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('aria-current'))
  expect(current.map((item) => item.textContent)).toEqual(['2Facts, here'])
  expect(screen.queryByRole('button')).toBeNull()
})

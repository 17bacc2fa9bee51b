import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { GuideSteps } from './GuideSteps.tsx'

const texts = { documents: 'You need', done: 'Done' }
const steps = [
  { id: 'one', title: 'First', content: 'A', done: true },
  { id: 'two', title: 'Second', content: 'B', documents: ['Passport'] },
]

it('says what is done and what comes next', () => {
  show(<GuideSteps steps={steps} current="two" formatNumber={String} texts={texts} />)
  expect(screen.getByRole('heading', { name: 'First (Done)' })).toBeTruthy()
  const next = document.getElementById('two')
  expect(next?.getAttribute('aria-current')).toBe('step')
  expect(screen.getByRole('list', { name: 'You need' }).textContent).toBe('Passport')
})

it('writes the numbers as the page does', () => {
  show(<GuideSteps steps={steps} formatNumber={(value) => `#${value}`} texts={texts} />)
  expect(screen.getByText('#2')).toBeTruthy()
})

it('draws no list of nothing', () => {
  const { container } = show(<GuideSteps steps={[]} formatNumber={String} texts={texts} />)
  expect(container.querySelector('ol')).toBeNull()
})

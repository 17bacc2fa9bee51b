import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { FaqList } from './FaqList.tsx'

const groups = [
  { id: 'buy', title: 'Buying', items: [{ id: 'fee', question: 'Fee?', answer: 'A share.' }] },
  { id: 'rent', title: 'Renting', items: [{ id: 'ejari', question: 'Ejari?', answer: 'Yes.' }] },
]
const search = {
  value: 'fee',
  onChange: () => {},
  label: 'Find',
  clear: 'Clear',
  count: (count: number) => `${count} questions`,
}

it('sets questions one level below their group', () => {
  show(<FaqList groups={groups} none="None" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Buying' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: 'Fee?' })).toBeTruthy()
})

it('keeps what is open in the other groups', () => {
  const onOpenChange = vi.fn()
  show(<FaqList groups={groups} none="None" open={['fee']} onOpenChange={onOpenChange} />)
  const details = screen.getByText('Ejari?').closest('details')
  if (!details) throw new Error('no details')
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(onOpenChange.mock.lastCall).toEqual([['fee', 'ejari']])
})

it('tells how many it found, and that it found none', () => {
  const { rerender } = show(<FaqList groups={groups} none="None" search={search} />)
  expect(screen.getByRole('status').textContent).toBe('2 questions')
  rerender(<FaqList groups={[]} none="None" search={search} />)
  expect(screen.getByRole('status').textContent).toBe('None')
})

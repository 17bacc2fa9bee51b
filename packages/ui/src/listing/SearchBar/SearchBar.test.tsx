import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { SearchBar } from './SearchBar.tsx'
import type { SearchCriteria } from './search-criteria.ts'

const texts = {
  label: 'Find a home',
  purpose: 'Purpose',
  type: 'Type',
  anyType: 'Any type',
  beds: 'Beds',
  anyBeds: 'Any beds',
  budget: 'Budget',
  from: 'From',
  to: 'To',
  unit: 'AED',
  done: 'Done',
  search: 'Search',
  searching: 'Searching',
  open: 'Change the search:',
  close: 'Close',
}

function Example({ onSearch, busy = false }: { onSearch: () => void; busy?: boolean }) {
  const [criteria, setCriteria] = useState<SearchCriteria<'buy' | 'rent'>>({
    purpose: 'buy',
    type: '',
    budget: { min: '', max: '' },
    beds: '',
  })
  const [place, setPlace] = useState('')
  return (
    <SearchBar
      value={criteria}
      onChange={setCriteria}
      purposes={[
        { value: 'buy', label: 'Buy' },
        { value: 'rent', label: 'Rent' },
      ]}
      types={[{ value: 'villa', label: 'Villa' }]}
      beds={[{ value: '2', label: '2' }]}
      place={{
        label: 'Place',
        value: place,
        onValueChange: setPlace,
        suggestions: [],
        status: 'idle',
        onChoose: () => {},
        texts: { clear: 'Clear', loading: '', none: '', failed: '', count: String },
      }}
      budget={{ text: criteria.budget.max || 'Any budget' }}
      summary={`${criteria.purpose} · any place`}
      onSearch={onSearch}
      busy={busy}
      texts={texts}
    />
  )
}

/** What the window says to a question about its width. */
function pretendPhone(phone: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list = new EventTarget()
    return Object.assign(list, {
      matches: phone && media.includes('max-width'),
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  })
}
afterEach(() => vi.restoreAllMocks())

it('unfolds the budget, and Escape goes back to its button', async () => {
  show(<Example onSearch={() => {}} />)
  const button = screen.getByRole('button', { name: 'Budget: Any budget' })
  await userEvent.click(button)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Budget: To' }), '2000000')
  expect(button.textContent).toContain('2000000')
  await userEvent.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

it('folds the budget when the focus goes on', async () => {
  show(<Example onSearch={() => {}} />)
  const button = screen.getByRole('button', { name: 'Budget: Any budget' })
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('combobox', { name: 'Beds' }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

it('searches by Enter in the place and by its button, but not while busy', async () => {
  const onSearch = vi.fn()
  const { rerender } = show(<Example onSearch={onSearch} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Place' }), 'marina{Enter}')
  expect(onSearch).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(onSearch).toHaveBeenCalledTimes(2)
  rerender(<Example onSearch={onSearch} busy />)
  await userEvent.click(screen.getByRole('button', { name: 'Searching' }))
  expect(onSearch).toHaveBeenCalledTimes(2)
})

it('is a button with the criteria in words on phones', async () => {
  pretendPhone(true)
  show(<Example onSearch={() => {}} />)
  await act(async () => {})
  expect(screen.getByRole('button', { name: 'Change the search: buy · any place' })).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { RecentSearches } from './RecentSearches.tsx'

function Example() {
  const [ids, setIds] = useState(['a', 'b', 'c'])
  return (
    <RecentSearches
      searches={ids.map((id) => ({ id, href: `/?${id}`, label: id, removeLabel: `Forget ${id}` }))}
      onRemove={(gone) => setIds(ids.filter((id) => id !== gone))}
      onClear={() => setIds([])}
      texts={{ title: 'Recent', clear: 'Forget all', none: 'Nothing yet' }}
    />
  )
}

it('goes on to the next, then back, then to the heading', async () => {
  show(<Example />)
  const focused = () => document.activeElement
  await userEvent.click(screen.getByRole('button', { name: 'Forget b' }))
  expect(focused()).toBe(screen.getByRole('button', { name: 'Forget c' }))
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe(screen.getByRole('button', { name: 'Forget a' }))
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Recent' }))
  expect(screen.getByText('Nothing yet')).toBeTruthy()
})

it('forgets all and keeps the focus in its place', async () => {
  show(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Forget all' }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recent' }))
})

import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { CompareBar, type CompareBarProps } from './CompareBar.tsx'

const properties = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, title: `home ${id}` }))

function bar(count: number, props: Partial<CompareBarProps> = {}) {
  return show(
    <CompareBar
      label="Compare"
      items={properties.slice(0, count)}
      compareHref="/compare"
      onRemove={() => {}}
      onClear={() => {}}
      texts={{
        compare: 'Compare',
        clear: 'Clear',
        remove: (title) => `Remove ${title}`,
        chosen: (chosen, most) => `${chosen} of ${most}`,
        free: 'Free',
      }}
      {...props}
    />,
  )
}

it('links from two on, and never has more than its places', () => {
  bar(1)
  expect(screen.queryByRole('link')).toBeNull()
  bar(2)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/compare')
  const { container } = bar(5)
  expect(container.querySelectorAll('.mz-compare-bar__item')).toHaveLength(4)
  expect(container.querySelector('[role=status]')?.textContent).toBe('4 of 4')
})

it('is gone while nothing is chosen', () => {
  bar(0)
  expect(screen.queryByRole('region')).toBeNull()
})

it('names what is taken away', () => {
  const onRemove = vi.fn()
  bar(2, { onRemove })
  fireEvent.click(screen.getByRole('button', { name: 'Remove home b' }))
  expect(onRemove).toHaveBeenCalledWith('b')
})

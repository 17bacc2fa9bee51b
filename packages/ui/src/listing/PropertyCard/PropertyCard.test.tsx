import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { HeartButton } from '../HeartButton/HeartButton.tsx'
import { PropertyCard, type PropertyCardProps } from './PropertyCard.tsx'

const props: PropertyCardProps = {
  href: '/property-details?id=1',
  title: 'Two-bedroom with a terrace',
  place: 'Dubai Marina',
  price: { price: 'AED 2,350,000' },
  pictures: ['/1.svg', '/2.svg', '/3.svg'],
  facts: [{ id: 'bed', text: '2 bed' }],
  texts: { previousPicture: 'Previous', nextPicture: 'Next' },
}

it('is one stop for the keyboard, besides its heart', async () => {
  const onToggle = vi.fn()
  show(
    <PropertyCard
      {...props}
      heart={<HeartButton liked={false} label="Save" onToggle={onToggle} />}
    />,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
  await userEvent.keyboard('{Enter}')
  expect(onToggle).toHaveBeenCalledTimes(1)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: props.title }))
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

it('loads its first picture alone until somebody is interested', () => {
  const { container } = show(<PropertyCard {...props} />)
  expect(container.querySelectorAll('img')).toHaveLength(1)
  fireEvent.pointerEnter(screen.getByRole('article'))
  expect(container.querySelectorAll('img')).toHaveLength(3)
})

it('says when it is lit and when not', () => {
  const onLit = vi.fn()
  show(<PropertyCard {...props} onLit={onLit} />)
  fireEvent.pointerEnter(screen.getByRole('article'))
  fireEvent.pointerLeave(screen.getByRole('article'))
  expect(onLit.mock.calls).toEqual([[true], [false]])
})

it('ignores a heart that is busy', async () => {
  const onToggle = vi.fn()
  show(<HeartButton liked label="Save" busy onToggle={onToggle} />)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save', pressed: true }))
  expect(onToggle).not.toHaveBeenCalled()
})

it('says which picture is shown after a step by arrow', async () => {
  const position = (at: number, of: number) => `Picture ${at} of ${of}`
  show(<PropertyCard {...props} texts={{ ...props.texts, position }} />)
  fireEvent.focus(screen.getByRole('link', { name: props.title }))
  expect((await screen.findByRole('status')).textContent).toBe('')
  fireEvent.keyDown(screen.getByRole('link', { name: props.title }), { key: 'ArrowRight' })
  expect(screen.getByRole('status').textContent).toBe('Picture 2 of 3')
})

it('steps with the direction of reading', async () => {
  const position = (at: number) => String(at)
  show(<PropertyCard {...props} texts={{ ...props.texts, position }} />, { dir: 'rtl' })
  fireEvent.focus(screen.getByRole('link', { name: props.title }))
  fireEvent.keyDown(screen.getByRole('link', { name: props.title }), { key: 'ArrowLeft' })
  expect((await screen.findByRole('status')).textContent).toBe('2')
})

it('says that a property was seen, also where there is no room for it', () => {
  show(<PropertyCard {...props} layout="compact" seen="Seen" />)
  expect(screen.getByText('Seen')).toBeTruthy()
})

it('draws no buttons on its pictures until somebody is interested', async () => {
  show(<PropertyCard {...props} />)
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  fireEvent.pointerEnter(screen.getByRole('article'))
  expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy()
})

it('shows how its price stands, the mark on the side that the words say', () => {
  const comparison = (distance: number) => ({ text: 'Against similar', hint: 'of 34', distance })
  const markAt = () =>
    document
      .querySelector<HTMLElement>('.mz-price-bar__line')
      ?.style.getPropertyValue('--mz-price-bar-at')
  for (const [distance, at] of [
    [-0.2, '25%'],
    [0, '50%'],
    [0.2, '75%'],
    [0.9, '100%'],
  ] as const) {
    const { unmount } = show(<PropertyCard {...props} comparison={comparison(distance)} />)
    expect(screen.getByText(/Against similar/).textContent).toBe('Against similar (of 34)')
    expect(markAt()).toBe(at)
    unmount()
  }
  show(<PropertyCard {...props} comparison={comparison(0)} layout="compact" />)
  expect(screen.queryByText(/Against similar/)).toBeNull()
})

it('tells in words what sets it apart, though not where there is no room', () => {
  const details = ['Furnished', '4 cheques']
  const { unmount } = show(<PropertyCard {...props} details={details} />)
  expect(screen.getByText('4 cheques')).toBeTruthy()
  unmount()
  show(<PropertyCard {...props} details={details} layout="compact" />)
  expect(screen.queryByText('4 cheques')).toBeNull()
})

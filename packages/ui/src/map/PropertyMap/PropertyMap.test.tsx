import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { keepPins } from './cluster-pins.ts'
import type { PropertyMapProps } from './map-props.ts'
import { PropertyMap } from './PropertyMap.tsx'

const pins: PropertyMapProps['pins'] = [
  { id: 'a', at: [55.14, 25.08], label: '2.3M', name: 'AED 2,300,000, Marina' },
  { id: 'b', at: [55.27, 25.19], label: '3M', name: 'AED 3,000,000, Downtown' },
  { id: 'c', at: [55.27, 25.19], label: '4M', name: 'AED 4,000,000, Downtown' },
]

const texts: PropertyMapProps['texts'] = {
  label: 'Map',
  help: 'Arrows move',
  pins: 'Homes',
  cluster: (count) => `${count} homes`,
  count: String,
  seen: 'seen',
  zoomIn: 'In',
  zoomOut: 'Out',
  fit: 'All',
  list: 'List',
  backToMap: 'Back',
  listLabel: 'In view',
  none: 'None',
  more: 'More',
  shown: (shown, all) => `${shown}/${all}`,
  inView: (count) => `${count} in view`,
  twoFingers: 'Two fingers',
  area: { draw: 'Draw', hint: 'Hint', done: 'Done', cancel: 'Cancel', box: 'Box', clear: 'Clear' },
}

const map = (props: Partial<PropertyMapProps> = {}) => (
  <PropertyMap pins={pins} texts={texts} {...props} />
)
const group = () => within(screen.getByRole('group', { name: 'Homes' }))

it('names a pin by what is written on it and by the property, and says what was seen', () => {
  show(map({ seenIds: new Set(['a']) }))
  expect(group().getByRole('button', { name: '2.3M, AED 2,300,000, Marina, seen' })).toBeDefined()
})

it('is one stop for all pins; arrows go to the nearest', async () => {
  show(map({ clusterPins: keepPins, pins: pins.slice(0, 2) }))
  const buttons = group().getAllByRole('button')
  expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1])
  buttons[0]?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(buttons[1])
  expect(buttons.map((button) => button.tabIndex)).toEqual([-1, 0])
})

it('selects a pin and hears of hovering', async () => {
  const onSelect = vi.fn()
  const onHover = vi.fn()
  show(map({ onSelect, onHover }))
  const pin = group().getByRole('button', { name: /Marina/ })
  await userEvent.hover(pin)
  expect(onHover).toHaveBeenCalledWith('a')
  await userEvent.click(pin)
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('a')
})

it('lists the properties of one building, since zooming cannot part them', async () => {
  const onSelect = vi.fn()
  show(map({ onSelect }))
  await userEvent.click(group().getByRole('button', { name: '2 homes' }))
  const list = within(screen.getByRole('region', { name: 'In view' }))
  expect(list.getAllByRole('button')).toHaveLength(2)
  await userEvent.click(list.getByRole('button', { name: 'AED 4,000,000, Downtown' }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('c')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'In view' })).toBeNull()
})

it('marks a cluster that holds the hovered and the selected property', () => {
  show(map({ hoveredId: 'b', selectedId: 'c' }))
  const cluster = group().getByRole('button', { name: '2 homes' })
  expect(cluster.dataset).toMatchObject({ lit: 'true', selected: 'true' })
})

it('takes the view as an area without a pointer, and takes it away', async () => {
  function Held() {
    const [area, setArea] = useState<PropertyMapProps['area']>(null)
    return map({ area: area ?? null, onAreaChange: setArea })
  }
  const { container } = show(<Held />)
  await userEvent.click(screen.getByRole('button', { name: 'Draw' }))
  await userEvent.click(screen.getByRole('button', { name: 'Box' }))
  expect(container.querySelector('.mz-map__ring')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(container.querySelector('.mz-map__ring')).toBeNull()
})

it('sets corners by pressing, takes them back, and ends with Enter', async () => {
  const onAreaChange = vi.fn()
  const { container } = show(map({ onAreaChange }))
  await userEvent.click(screen.getByRole('button', { name: 'Draw' }))
  const sheet = container.querySelector('.mz-map__sketch')
  if (!sheet) throw new Error('nothing to draw on')
  sheet.setPointerCapture = () => {}
  for (const [x, y] of [
    [100, 100],
    [300, 100],
    [300, 300],
    [9, 9],
  ] as const) {
    fireEvent.pointerDown(sheet, { pointerId: 1, clientX: x, clientY: y })
    fireEvent.pointerUp(sheet, { pointerId: 1, clientX: x, clientY: y })
  }
  await userEvent.keyboard('{Backspace}{Enter}')
  expect(onAreaChange).toHaveBeenCalledOnce()
  expect(onAreaChange.mock.calls[0]?.[0]).toHaveLength(3)
})

it('does not move away when properties arrive later', async () => {
  const far = { id: 'z', at: [54.4, 24.4] as const, label: '1M', name: 'Abu Dhabi' }
  function Growing() {
    const [all, setAll] = useState(pins.slice(0, 2))
    return (
      <>
        {map({ clusterPins: keepPins, pins: all })}
        <button type="button" onClick={() => setAll([...all, far])}>
          Grow
        </button>
      </>
    )
  }
  show(<Growing />)
  const place = () => group().getByRole('button', { name: /Marina/ }).style.transform
  const before = place()
  await userEvent.click(screen.getByRole('button', { name: 'Grow' }))
  expect(place()).toBe(before)
})

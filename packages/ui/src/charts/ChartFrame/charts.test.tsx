import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { BarChart } from '../BarChart/BarChart.tsx'
import { DistributionChart } from '../DistributionChart/DistributionChart.tsx'
import { LineChart, type LineChartProps } from '../LineChart/LineChart.tsx'

const texts = {
  asTable: 'Table',
  asChart: 'Chart',
  more: 'More',
  shown: (shown: number, all: number) => `${shown} of ${all}`,
}

function line(props: Partial<LineChartProps> = {}) {
  return (
    <LineChart
      title="Rates"
      at={[10, 20, 30]}
      series={[{ id: 'a', label: 'Marina', values: [1, null, 3] }]}
      formatAt={(at) => `day ${at}`}
      atLabel="Day"
      formatValue={(value) => `AED ${value}`}
      noValue="none"
      empty="Nothing yet"
      texts={texts}
      {...props}
    />
  )
}

const slider = () => screen.getByRole('slider', { name: 'Rates' })
const said = () => slider().getAttribute('aria-valuetext')

it('steps from point to point and says each, gaps too', async () => {
  show(line())
  expect(said()).toBe('day 30. Marina: AED 3')
  slider().focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(said()).toBe('day 20. Marina: none')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(said()).toBe('day 10. Marina: AED 1')
})

it('goes forward with the left arrow where time runs to the left', async () => {
  show(line(), { dir: 'rtl', locale: 'ar' })
  slider().focus()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(said()).toBe('day 20. Marina: none')
})

it('hides the tip with Escape and keeps its place', async () => {
  const { container } = show(line())
  slider().focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(container.querySelector('.mz-chart__tip')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(container.querySelector('.mz-chart__tip')).toBeNull()
  expect(said()).toBe('day 20. Marina: none')
})

it('has the table whether it is shown or not', async () => {
  show(line())
  const row = () =>
    within(screen.getByRole('table', { name: 'Rates' })).getByRole('row', { name: /day 20/ })
  expect(row().textContent).toBe('day 20none')
  await userEvent.click(screen.getByRole('button', { name: 'Table' }))
  expect(screen.queryByRole('slider')).toBeNull()
  expect(row().textContent).toBe('day 20none')
  expect(screen.getByRole('button', { name: 'Chart' })).toBe(document.activeElement)
})

it('makes a hundred rows of 10,000 at a time', async () => {
  const at = Array.from({ length: 10_000 }, (_, index) => index)
  show(line({ at, series: [{ id: 'a', label: 'Marina', values: at }] }))
  expect(screen.getAllByRole('row')).toHaveLength(101)
  expect(screen.getByText('100 of 10000')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Table' }))
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.getAllByRole('row')).toHaveLength(201)
})

it.each([
  ['nothing', { at: [], series: [] }],
  ['gaps alone', { series: [{ id: 'a', label: 'Marina', values: [null, null, null] }] }],
])('says so where there is %s', (_, props) => {
  show(line(props))
  expect(screen.getByText('Nothing yet')).toBeDefined()
  expect(screen.queryByRole('slider')).toBeNull()
})

it('draws as many bars as the limit and lists all', () => {
  const categories = ['a', 'b', 'c'].map((id) => ({ id, label: id }))
  const { container } = show(
    <BarChart
      title="Yields"
      categories={categories}
      categoryLabel="Place"
      series={[{ id: 'y', label: 'Yield', values: [2, -1, null] }]}
      formatValue={String}
      noValue="none"
      limit={2}
      empty=""
      texts={texts}
    />,
  )
  expect(container.querySelectorAll('.mz-bar')).toHaveLength(2)
  expect(screen.getAllByRole('row')).toHaveLength(4)
  expect(screen.getByText('2 of 3')).toBeDefined()
})

it('marks the bin that holds the value', () => {
  const bins = [0, 10, 20].map((from) => ({ from, to: from + 10, count: from + 1 }))
  const { container } = show(
    <DistributionChart
      title="Prices"
      data={{ bins }}
      mark={{ label: 'This home', value: 15 }}
      formatValue={String}
      formatCount={String}
      empty=""
      texts={{
        ...texts,
        range: 'Price',
        count: 'Homes',
        between: (from, to) => `${from} to ${to}`,
        below: (to) => `below ${to}`,
        above: (from) => `above ${from}`,
      }}
    />,
  )
  const marks = [...container.querySelectorAll('.mz-bin')].map((bin) =>
    bin.hasAttribute('data-marked'),
  )
  expect(marks).toEqual([false, true, false])
})

it('lets the keyboard reach a table that scrolls', async () => {
  show(line())
  expect(screen.queryByRole('group', { name: 'Rates' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Table' }))
  expect(screen.getByRole('group', { name: 'Rates' }).tabIndex).toBe(0)
})

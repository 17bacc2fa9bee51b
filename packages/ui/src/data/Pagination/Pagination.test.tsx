import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { readPage } from './PageJump.tsx'
import { Pagination, type PaginationProps } from './Pagination.tsx'

const props: PaginationProps = {
  page: 1,
  pages: 9,
  hrefFor: (page) => `/list?page=${page}`,
  texts: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
}

it('links every page, marks the current one and offers no step beyond the ends', () => {
  show(<Pagination {...props} />)
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/list?page=2')
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
})

it('shows nothing for a single page', () => {
  show(<Pagination {...props} pages={1} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('is two steps and the place when compact', () => {
  const place = (page: string, pages: string) => `${page} of ${pages}`
  show(<Pagination {...props} page={4} variant="compact" texts={{ ...props.texts, place }} />)
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.getByText('4 of 9').getAttribute('aria-current')).toBe('page')
})

it.each([
  ['7', 7],
  ['٧', 7],
  ['۲۴', 24],
  ['1,234', 1234],
  ['0', 1],
  ['99999999', 10_000],
  ['seven', null],
  ['', null],
])('reads %j as page %j', (typed, page) => {
  expect(readPage(typed, 10_000)).toBe(page)
})

it.each([
  [99, '/list?page=8', null],
  [-3, null, '/list?page=2'],
])('takes page %d as the nearest there is', (page, previous, next) => {
  show(<Pagination {...props} page={page} />)
  const address = (name: string) =>
    screen.queryByRole('link', { name })?.getAttribute('href') ?? null
  expect(address('Previous')).toBe(previous)
  expect(address('Next')).toBe(next)
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
})

it('writes numbers as the page does, and reads what is typed there', async () => {
  const onGo = vi.fn()
  const arabic = new Intl.NumberFormat('ar-u-nu-arab').format
  show(
    <Pagination
      {...props}
      formatNumber={arabic}
      onGo={onGo}
      texts={{ ...props.texts, goTo: 'Go to page', go: 'Go' }}
    />,
    { locale: 'ar', dir: 'rtl' },
  )
  expect(screen.getByRole('link', { name: 'Page ٩' }).getAttribute('href')).toBe('/list?page=9')
  const field = screen.getByRole('textbox', { name: 'Go to page' })
  await userEvent.type(field, '٧{Enter}')
  expect(onGo).toHaveBeenCalledExactlyOnceWith(7)
  expect(field).toHaveProperty('value', '')
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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

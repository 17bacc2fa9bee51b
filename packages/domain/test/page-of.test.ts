import { expect, it } from 'vitest'
import { pageOf } from '../src/page-of.ts'

const rows = [1, 2, 3, 4, 5, 6, 7]

it('gives each row on exactly one page, in order', () => {
  const pages = [1, 2, 3].map((page) => pageOf(rows, { page, limit: 3 }).data)
  expect(pages).toEqual([[1, 2, 3], [4, 5, 6], [7]])
})

it('counts rows and pages', () => {
  expect(pageOf(rows, { page: 2, limit: 3 }).pagination).toEqual({
    page: 2,
    limit: 3,
    total: 7,
    totalPages: 3,
  })
  expect(pageOf(rows, { page: 1, limit: 7 }).pagination.totalPages).toBe(1)
})

it('is empty behind the last page and where there is nothing', () => {
  expect(pageOf(rows, { page: 4, limit: 3 }).data).toEqual([])
  expect(pageOf([], { page: 1, limit: 3 })).toEqual({
    data: [],
    pagination: { page: 1, limit: 3, total: 0, totalPages: 0 },
  })
})

import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap-end', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap-end', 20]],
    [5, 20, [1, 'gap-start', 4, 5, 6, 'gap-end', 20]],
    [16, 20, [1, 'gap-start', 15, 16, 17, 'gap-end', 20]],
    [17, 20, [1, 'gap-start', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap-start', 16, 17, 18, 19, 20]],
  ])('page %d of %d', (page, pages, slots) => {
    expect(pageWindow(page, pages)).toEqual(slots)
  })

  it('always holds the current page, in seven places without repeats', () => {
    for (let pages = 8; pages <= 40; pages++) {
      for (let page = 1; page <= pages; page++) {
        const slots = pageWindow(page, pages)
        expect(slots).toContain(page)
        expect(new Set(slots).size).toBe(7)
      }
    }
  })

  it('has room for five places on phones', () => {
    expect(pageWindow(7, 24, 0)).toEqual([1, 'gap-start', 7, 'gap-end', 24])
    expect(pageWindow(1, 24, 0)).toEqual([1, 2, 3, 'gap-end', 24])
    expect(pageWindow(24, 24, 0)).toEqual([1, 'gap-start', 22, 23, 24])
  })

  it('takes a page beyond the last as the last', () => {
    expect(pageWindow(99, 20)).toEqual(pageWindow(20, 20))
  })
})

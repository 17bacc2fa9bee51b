import { expect, it } from 'vitest'
import { markPage } from './mark-page.ts'

it('marks the page as long as one of those that ask for it is there', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-drawer-end')
  const first = markPage('drawerEnd')
  const second = markPage('drawerEnd')
  expect(isMarked()).toBe(true)
  first()
  expect(isMarked()).toBe(true)
  second()
  expect(isMarked()).toBe(false)
})

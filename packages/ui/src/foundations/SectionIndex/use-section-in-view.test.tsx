import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSectionInView } from './use-section-in-view.ts'

type Change = { target: Element; isIntersecting: boolean }

const ids = ['overview', 'place', 'enquiry']

function Page() {
  return (
    <>
      <output>{useSectionInView(ids)}</output>
      {ids.map((id) => (
        <section key={id} id={id} />
      ))}
    </>
  )
}

/** Draws the page; `tell` reports that a section comes to the reading line or leaves it. */
function open() {
  let report: (changes: Change[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (changes: Change[]) => void) {
        report = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<Page />)
  const section = (id: string) => {
    const found = document.getElementById(id)
    if (!found) throw new Error(`no section ${id}`)
    return found
  }
  return {
    tell: (id: string, isIntersecting: boolean) =>
      act(() => report([{ target: section(id), isIntersecting }])),
    putFirst: (top: number) =>
      vi
        .spyOn(section('overview'), 'getBoundingClientRect')
        .mockReturnValue(new DOMRect(0, top, 390, 400)),
  }
}

const current = () => screen.getByRole('status').textContent

afterEach(() => vi.unstubAllGlobals())

it('names the section that is being read', () => {
  const { tell } = open()
  expect(current()).toBe('overview')
  tell('place', true)
  expect(current()).toBe('place')
})

it('names the first again after a jump above all of them', () => {
  const { tell, putFirst } = open()
  tell('enquiry', true)
  expect(current()).toBe('enquiry')
  putFirst(600)
  tell('enquiry', false)
  expect(current()).toBe('overview')
})

it('keeps the last that was read where the gap between two is at the reading line', () => {
  const { tell, putFirst } = open()
  putFirst(-1200)
  tell('place', true)
  tell('place', false)
  expect(current()).toBe('place')
})

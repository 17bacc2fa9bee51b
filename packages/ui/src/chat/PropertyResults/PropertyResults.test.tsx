import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { PropertyResults } from './PropertyResults.tsx'
import {
  countResultLines,
  propertyLines,
  type ResultProperty,
  shownProperties,
} from './result-lines.ts'

const texts = { label: 'Features', separator: ', ', more: (text: string) => `${text} and more.` }
const property = (id: string, features: string[] = []): ResultProperty => ({
  id,
  title: `Home ${id}`,
  lines: [{ id: 'price', label: 'Price', value: 'AED 1' }],
  features,
  href: `/${id}`,
})

describe('features', () => {
  it('names five at most, and says that there are more', () => {
    const value = (features: string[]) =>
      propertyLines(property('1', features), texts).at(-1)?.value
    expect(value(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c, d, e')
    expect(value(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d, e and more.')
  })

  it('have no line when there are none but blanks', () => {
    expect(propertyLines(property('1', [' ']), texts)).toHaveLength(1)
  })
})

describe('revealing', () => {
  const properties = [property('1'), property('2')]

  it('counts header, count, title, lines and link of each property, and the link to all', () => {
    expect(countResultLines(properties, texts, false)).toBe(8)
    expect(countResultLines(properties, texts, true)).toBe(9)
  })

  it('shows one step more at a time, the link of a property last', () => {
    const after = (steps: number) =>
      shownProperties(properties, texts, steps).map(({ shown, linked }) => [shown, linked])
    const notYet = [undefined, false]
    expect(after(2)).toEqual([notYet, notYet])
    expect(after(3)).toEqual([[0, false], notYet])
    expect(after(4)).toEqual([[1, false], notYet])
    expect(after(5)).toEqual([[1, true], notYet])
    expect(after(6)).toEqual([
      [1, true],
      [0, false],
    ])
  })

  it('keeps the room of lines that are still to come', () => {
    const [first] = shownProperties(properties, texts, 1)
    expect(first?.lines).toHaveLength(1)
  })
})

it('gives each property the number by which it can be named', () => {
  show(
    <PropertyResults
      header="Here"
      count="2 Properties Available"
      properties={[{ ...property('a'), number: '1' }, property('b')]}
      features={texts}
      linkText="View Details"
    />,
  )
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(titles).toEqual(['1 Home a', 'Home b'])
  expect(screen.getByRole('link', { name: 'View Details 1 Home a' })).toBeTruthy()
})

it('says its last word when everything shows, and is busy until then', () => {
  const props = {
    header: 'Here',
    count: '1 Property Available',
    properties: [property('1')],
    features: texts,
    linkText: 'View Details',
    closing: 'Feel free',
  }
  const { rerender, container } = show(<PropertyResults {...props} revealed={4} />)
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('Feel free')).toBeNull()
  rerender(<PropertyResults {...props} revealed={5} />)
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('false')
  expect(screen.getByText('Feel free')).toBeTruthy()
})

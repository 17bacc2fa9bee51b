import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { PropertyResults } from './PropertyResults.tsx'
import { countResultLines, homeLines, type ResultHome, shownHomes } from './result-lines.ts'

const texts = { label: 'Features', separator: ', ', more: (text: string) => `${text} and more.` }
const home = (id: string, features: string[] = []): ResultHome => ({
  id,
  title: `Home ${id}`,
  lines: [{ id: 'price', label: 'Price', value: 'AED 1' }],
  features,
  href: `/${id}`,
})

describe('features', () => {
  it('names five at most, and says that there are more', () => {
    const value = (features: string[]) => homeLines(home('1', features), texts).at(-1)?.value
    expect(value(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c, d, e')
    expect(value(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d, e and more.')
  })

  it('have no line when there are none but blanks', () => {
    expect(homeLines(home('1', [' ']), texts)).toHaveLength(1)
  })
})

describe('revealing', () => {
  const homes = [home('1'), home('2')]

  it('counts header, count, title, lines and link of each home, and the link to all', () => {
    expect(countResultLines(homes, texts, false)).toBe(8)
    expect(countResultLines(homes, texts, true)).toBe(9)
  })

  it('shows one step more at a time, the link of a home last', () => {
    expect(shownHomes(homes, texts, 2)).toEqual([])
    expect(shownHomes(homes, texts, 3)).toMatchObject([{ lines: [], linked: false }])
    expect(shownHomes(homes, texts, 5)).toMatchObject([{ linked: true }])
    expect(shownHomes(homes, texts, 6)).toHaveLength(2)
  })
})

it('gives each home the number by which it can be named', () => {
  show(
    <PropertyResults
      sender="Noor"
      header="Here"
      count="2 Properties Available"
      homes={[{ ...home('a'), number: '1' }, home('b')]}
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
    sender: 'Noor',
    header: 'Here',
    count: '1 Property Available',
    homes: [home('1')],
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

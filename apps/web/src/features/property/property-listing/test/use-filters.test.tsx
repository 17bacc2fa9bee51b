import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '../../../../test/draw.tsx'
import { useFilters } from '../use-filters.ts'

const box = 'south=25.05&west=55.1&north=25.1&east=55.2'
const area = '25,55;25,56;26,56'

function Links() {
  const { hrefOf, pageHref } = useFilters()
  return (
    <>
      <a href={hrefOf({ location: ['jvc'] })}>place</a>
      <a href={hrefOf({ area })}>area</a>
      <a href={hrefOf({ bedrooms_min: 2 })}>bedrooms</a>
      <a href={pageHref(2)}>page</a>
    </>
  )
}

/** The filters that a link leads to. */
const held = (name: string) => {
  const address = screen.getByRole('link', { name }).getAttribute('href')
  return Object.fromEntries(new URLSearchParams(address?.split('?')[1]))
}

it('takes the view of the map away with another place or a drawn area, and with nothing else', async () => {
  await draw(<Links />, { path: `/property-listing?purpose=rent&${box}` })
  expect(held('place')).toEqual({ purpose: 'rent', location: 'jvc' })
  expect(held('area')).toEqual({ purpose: 'rent', area })
  for (const name of ['bedrooms', 'page'])
    expect(held(name)).toMatchObject(Object.fromEntries(new URLSearchParams(box)))
})

import { expect, it } from 'vitest'
import { routes } from '../../app/routes.ts'
import { paths } from '../paths.ts'

const id = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'

it('keeps every path of the route table', () => {
  const all = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [
      name,
      name === 'propertyListing'
        ? paths.propertyListing({ category: id, location: ['jvc', 'marsa'], price_max: 90 })
        : name === 'compare'
          ? paths.compare([id, id])
          : (path as (id: string) => string)(id),
    ]),
  )
  expect(all).toMatchSnapshot()
})

it.each(Object.entries(paths))('leads to a screen with %s', (_, path) => {
  const screens = [...routes.map((route) => route.path), paths.login()]
  expect(screens).toContain(Reflect.apply(path, undefined, path.length === 0 ? [] : ['']))
})

it('drops empty values from a listing address', () => {
  expect(paths.propertyListing({ search: '', location: [] })).toBe('/property-listing')
  expect(paths.propertyListing({ search: 'Dubai Marina' })).toBe(
    '/property-listing?search=Dubai+Marina',
  )
})

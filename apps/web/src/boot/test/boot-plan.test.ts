import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type BuiltChunk,
  filesOf,
  liveCalls,
  pictures,
  skyIn,
  textsIn,
} from '../../../scripts/boot-plan.ts'
import { matchRoute } from '../../app/routes.ts'
import { entrances } from '../../routing/entrances.ts'

const chunk = (fileName: string, module: string, imports: string[] = []): BuiltChunk => ({
  fileName,
  moduleIds: [`/repo/${module}`],
  imports,
  viteMetadata: { importedCss: new Set([fileName.replace('.js', '.css')]) },
})

describe('the plan of the boot script', () => {
  it('names code and styles of each entrance, without those of the page itself', () => {
    const files = filesOf(
      [
        chunk('app.js', 'app/main.tsx'),
        chunk('cards.js', 'property/ListingCards.tsx'),
        chunk('home.js', 'features/home/HomePage.tsx', ['app.js', 'cards.js']),
        chunk('listing.js', 'features/property/property-listing/PropertyListingPage.tsx'),
        chunk('details.js', 'features/property/property-details/PropertyDetailsPage.tsx'),
      ],
      '/',
      '<script src="/app.js"><link href="/app.css">',
    )
    expect(files['/']?.toSorted()).toEqual(['/cards.css', '/cards.js', '/home.css', '/home.js'])
  })

  it('is not made where a page has moved', () => {
    expect(() => filesOf([chunk('app.js', 'app/main.tsx')], '/', '')).toThrow(/HomePage.tsx/)
  })

  it('names the code and texts that the route table waits for', () => {
    const table = readFileSync(join(import.meta.dirname, '../../app/routes.ts'), 'utf8')
    const texts = textsIn('/texts/')
    for (const { path, module } of Object.values(entrances)) {
      expect(table).toContain(`import('../${module}')`)
      expect(texts.features[path]).toEqual(['common', ...(matchRoute(path)?.texts ?? [])])
    }
  })

  it('names the texts of each entrance', () => {
    const texts = textsIn('/texts/')
    expect(texts.folder).toBe('/texts/')
    expect(texts.features['/']).toEqual(['common', 'home', 'search'])
    expect(texts.others).toEqual(['common'])
  })

  it('names the picture of the hero in each mode and direction, and is not made without one', () => {
    const built = ['light-ltr', 'light-rtl', 'dark-ltr', 'dark-rtl']
    const assets = ['assets/site-a1.js', ...built.map((look) => `assets/skyline-${look}-C_9-x.svg`)]
    const sky = skyIn(assets, '/')
    expect(Object.keys(sky)).toEqual(built)
    expect(sky['dark-rtl']).toBe('/assets/skyline-dark-rtl-C_9-x.svg')
    expect(() => skyIn(assets.slice(0, -1), '/')).toThrow(/3, not 4/)
  })

  it('knows the widths of first pictures where the first call answers properties', () => {
    expect(Object.keys(pictures)).toEqual([entrances.listing.path, entrances.details.path])
    for (const path of Object.keys(pictures)) expect(liveCalls.calls.pages[path]).toHaveLength(1)
  })

  it('asks for what the home page asks for, in the same spelling', () => {
    expect(liveCalls.calls.pages['/']).toEqual([
      '/property/get-popular-properties',
      '/property/get-all-properties-for-users?sort_by=newest&limit=8',
    ])
    expect(liveCalls.calls.always).toContain(
      '/contact-us/get-contact-us-for-users?language={language}',
    )
    expect(liveCalls.session).toEqual({
      current: '/user/get-all-user-details',
      guest: '/user/guest-user-login',
    })
  })
})

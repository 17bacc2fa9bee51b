import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type BuiltChunk, filesOf, liveCalls, textsIn } from '../../../scripts/boot-plan.ts'
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

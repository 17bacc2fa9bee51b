import { describe, expect, it } from 'vitest'
import { type BuiltChunk, filesOf, liveCalls, textsIn } from '../../../scripts/boot-plan.ts'

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
      ],
      '/',
      '<script src="/app.js"><link href="/app.css">',
    )
    expect(files['/']?.toSorted()).toEqual(['/cards.css', '/cards.js', '/home.css', '/home.js'])
    expect(files['*']).toEqual([])
  })

  it('names the texts of each entrance', () => {
    const texts = textsIn('/texts/')
    expect(texts.folder).toBe('/texts/')
    expect(texts.features['/']).toEqual(['common', 'home', 'search'])
    expect(texts.features['*']).toEqual(['common'])
  })

  it('asks for what the home page asks for, in the same spelling', () => {
    expect(liveCalls.calls.home).toEqual([
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

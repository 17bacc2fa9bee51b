import { describe, expect, it } from 'vitest'
import { type BuiltChunk, filesOf, liveCalls } from '../../../scripts/boot-plan.ts'

const chunk = (fileName: string, module: string, imports: string[] = []): BuiltChunk => ({
  fileName,
  moduleIds: [`/repo/${module}`],
  imports,
  viteMetadata: { importedCss: new Set([fileName.replace('.js', '.css')]) },
})

describe('the plan of the boot script', () => {
  it('names code, styles and texts of each entrance by language', () => {
    const files = filesOf(
      [
        chunk('app.js', 'app/main.tsx'),
        chunk('cards.js', 'property/ListingCards.tsx'),
        chunk('home.js', 'features/home/HomePage.tsx', ['app.js', 'cards.js']),
        chunk('en.js', 'locales/en/common.json'),
        chunk('ar.js', 'locales/ar/common.json'),
      ],
      '/',
      '<script src="/app.js"><link href="/app.css"><link href="/en.css"><link href="/ar.css">',
    )
    expect(files['/']?.en?.toSorted()).toEqual([
      '/cards.css',
      '/cards.js',
      '/en.js',
      '/home.css',
      '/home.js',
    ])
    expect(files['*']?.ar).toEqual(['/ar.js'])
  })

  it('asks for what the home page asks for, in the same spelling', () => {
    expect(liveCalls.calls.home).toEqual([
      '/property/get-popular-properties',
      '/property/get-all-properties-for-users?sort_by=newest&limit=8',
    ])
    expect(liveCalls.session).toEqual({
      current: '/user/get-all-user-details',
      guest: '/user/guest-user-login',
    })
  })
})

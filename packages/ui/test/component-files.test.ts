import { describe, expect, it } from 'vitest'
import { componentFiles, readComponentPath } from '../scripts/component-files.ts'

describe('a new component', () => {
  it('lies in a group', () => {
    expect(readComponentPath('forms/RatingStars')).toEqual({ group: 'forms', name: 'RatingStars' })
    for (const path of ['RatingStars', 'stars/RatingStars', 'forms', '../forms/RatingStars'])
      expect(() => readComponentPath(path)).toThrow(/group.*foundations, forms/)
  })

  it('has a file for each matter', () => {
    const files = componentFiles('RatingStars')
    expect(Object.keys(files)).toEqual([
      'RatingStars.tsx',
      'RatingStars.css',
      'RatingStars.stories.tsx',
      'RatingStars.test.tsx',
    ])
    expect(files['RatingStars.tsx']).toContain('className="mz-rating-stars"')
    expect(files['RatingStars.css']).toMatch(/^@layer components \{\n {2}\.mz-rating-stars \{/)
    expect(files['RatingStars.stories.tsx']).toContain('export const Absurd: Story')
  })

  it.each(['', 'ratingStars', 'rating-stars', 'Rating Stars', '../Chip'])(
    'is not named %j',
    (name) => {
      expect(() => componentFiles(name)).toThrow(/PascalCase/)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { componentFiles } from '../scripts/component-files.ts'

describe('a new component', () => {
  it('has a file for each matter', () => {
    const files = componentFiles('RatingStars')
    expect(Object.keys(files)).toEqual([
      'RatingStars.tsx',
      'RatingStars.css',
      'RatingStars.stories.tsx',
      'RatingStars.test.tsx',
    ])
    expect(files['RatingStars.tsx']).toContain('className="mz-rating-stars"')
    expect(files['RatingStars.stories.tsx']).toContain('export const Absurd: Story')
  })

  it.each(['', 'ratingStars', 'rating-stars', 'Rating Stars', '../Chip'])(
    'is not named %j',
    (name) => {
      expect(() => componentFiles(name)).toThrow(/PascalCase/)
    },
  )
})

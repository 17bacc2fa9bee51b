import { componentGroups } from '../groups.ts'

/** Kebab case: `RatingStars` → `rating-stars`. */
const kebab = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()

const groups = componentGroups.map(({ folder }) => folder)

/**
 * What stands in `listing/RatingStars`.
 *
 * @throws Error where the group is missing or none of ours
 */
export function readComponentPath(path: string): { group: string; name: string } {
  const [first = '', name] = path.split('/')
  const group = groups.find((each) => each === first)
  if (group === undefined || name === undefined)
    throw new Error(`Say its group too, as listing/RatingStars: ${groups.join(', ')}.`)
  return { group, name }
}

/**
 * The files of a new component by their names: small, but whole and green.
 *
 * @param name in PascalCase, as `RatingStars`
 * @throws Error where it is not
 */
export function componentFiles(name: string): Record<string, string> {
  if (!/^[A-Z][a-z][A-Za-z]*$/.test(name))
    throw new Error(`A component is named in PascalCase, as RatingStars; not ${name || 'nothing'}.`)
  const className = `mz-${kebab(name)}`
  return {
    [`${name}.tsx`]: `import './${name}.css'
import type { ReactNode } from 'react'

export interface ${name}Props {
  /** What it shows. */
  children: ReactNode
}

/** What it is for, in a sentence. */
export function ${name}({ children }: ${name}Props) {
  return <div className="${className}">{children}</div>
}
`,
    [`${name}.css`]: `@layer components {
  .${className} {
    overflow-wrap: anywhere;
    color: var(--mz-colors-fg);
  }
}
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../../../.storybook/words/fields.ts'
import { ${name} } from './${name}.tsx'

const meta = {
  component: ${name},
  args: { children: 'Marina Gate 2, Dubai Marina' },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

/** A word that nobody can break; then nothing, too much, and a text of the other direction. */
export const Absurd: Story = { args: { children: endlessWord } }
`,
    [`${name}.test.tsx`]: `import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ${name} } from './${name}.tsx'

it('shows what it is given', () => {
  show(<${name}>Marina Gate 2</${name}>)
  expect(screen.getByText('Marina Gate 2')).toBeTruthy()
})
`,
  }
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { endlessWord, useNumbers } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { RankedLinks } from './RankedLinks.tsx'

const meta = {
  component: RankedLinks,
  args: { links: [{ id: 'a', href: '#a', label: 'Dubai Marina', text: '182 homes', value: 182 }] },
} satisfies Meta<typeof RankedLinks>
export default meta
type Story = StoryObj<typeof meta>

function usePlaces() {
  const { places } = useWords()
  const number = useNumbers()
  return places.map((label, at) => {
    const value = Math.round(480 / (at + 1))
    return { id: label, href: `#${at}`, label, text: number(value), value }
  })
}

/** A list of links; each says its place and its number. */
export const Default: Story = {
  render: () => <RankedLinks links={usePlaces()} />,
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link')
    await expect(first).toHaveAccessibleName(/\d|[٠-٩]/)
  },
}

export const Playground: Story = { args: { expected: 6 } }

/** As long as nothing is known, lines of the same height. */
export const Loading: Story = { args: { links: undefined, expected: 9 } }

export const AbsurdContent: Story = {
  args: {
    links: [
      { id: 'a', href: '#a', label: endlessWord, text: '999,999,999', value: 999_999_999 },
      { id: 'b', href: 'javascript:alert(1)', label: 'دبي مارينا', text: '0', value: 0 },
      { id: 'c', href: '#c', label: '-', text: '-1', value: -1 },
    ],
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  component: VisuallyHidden,
  args: { children: 'Heard, not seen' },
  parameters: {
    docs: {
      description: {
        component:
          'Heard in its place of the reading order, and found by nobody else. Never put what takes the focus in it: the focus would vanish.',
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => {
    const words = useBasicWords()
    return (
      <p>
        {words.before}
        <VisuallyHidden>{words.heard}</VisuallyHidden>
        {words.after}
      </p>
    )
  },
}

export const Playground: Story = {
  decorators: [(Story) => <p>Between these words [{Story()}] somebody hears more.</p>],
}

/** Part of the name of a link: the eye has an icon, the ear has words. */
export const InALink: Story = {
  render: () => {
    const words = useBasicWords()
    return (
      <TextLink href="https://example.com/" newTab>
        {words.outside} <VisuallyHidden>({words.heard})</VisuallyHidden>
      </TextLink>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(/\(.+\)/)
  },
}

/** However much there is to hear, the line keeps its height and the page its width. */
export const Absurd: Story = {
  render: () => (
    <p data-testid="line">
      [<VisuallyHidden>{endlessWord.repeat(50)}</VisuallyHidden>
      <VisuallyHidden>{otherWay.en}</VisuallyHidden>
      <VisuallyHidden>{otherWay.ar}</VisuallyHidden>
      <VisuallyHidden>{null}</VisuallyHidden>]
    </p>
  ),
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByTestId('line')
    await expect(line.getBoundingClientRect().height).toBeLessThan(40)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

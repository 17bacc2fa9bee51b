import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Row, Stack } from '../../../.storybook/Layout.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord } from '../../../.storybook/words/fields.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  component: Spinner,
  args: { label: 'Loading' },
  parameters: {
    docs: {
      description: {
        component:
          'With a label it is a status that screen readers say; without one it is decoration beside words that say the same. It takes no focus. Where less motion is asked for it breathes instead of turning.',
      },
    },
  },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Spinner label={useBasicWords().loading} /> }

export const Playground: Story = { args: { size: 40 } }

/** px; without a size it follows the text around it. */
export const Sizes: Story = {
  render: () => {
    const words = useBasicWords()
    return (
      <Row>
        {[16, 24, 40, 64].map((size) => (
          <Spinner key={size} size={size} label={`${words.loading} ${size}`} />
        ))}
        <span style={{ fontSize: 28 }}>
          <Spinner /> {words.loading}
        </span>
      </Row>
    )
  },
}

/** Takes the colour of the text. */
export const OnColours: Story = {
  render: () => (
    <Row>
      {['bg-inverted', 'accent', 'bg-muted'].map((ground, place) => (
        <span
          key={ground}
          style={{
            padding: 16,
            background: `var(--mz-colors-${ground})`,
            color: ['var(--mz-colors-fg-inverted)', '#fff', 'var(--mz-colors-fg-muted)'][place],
          }}
        >
          <Spinner size={24} />
        </span>
      ))}
    </Row>
  ),
}

/** The words beside it speak, so the ring is silent. */
export const BesideText: Story = {
  render: () => (
    <span role="status">
      <Spinner /> {useBasicWords().loadingHomes}
    </span>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')).toHaveLength(1)
  },
}

/** No size, one that fills its place, a name without end. */
export const Absurd: Story = {
  render: () => (
    <Stack width={200}>
      <Spinner size={0} />
      <Spinner size={160} />
      <Spinner label={endlessWord} />
    </Stack>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../../.storybook/Layout.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { type ArtKind, StateArt } from './StateArt.tsx'

const kinds: readonly ArtKind[] = ['empty', 'missing', 'failed', 'offline', 'slow', 'server']

const meta = {
  component: StateArt,
  args: { kind: 'empty' },
  parameters: {
    docs: {
      description: {
        component:
          'Decoration: hidden from screen readers, without focus. The words of EmptyState, ErrorState or StatusPage say what has happened.',
      },
    },
  },
} satisfies Meta<typeof StateArt>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 16 }}>
      {kinds.map((kind) => (
        <StateArt key={kind} kind={kind} />
      ))}
    </div>
  ),
}

export const Playground: Story = {
  argTypes: { kind: { control: 'inline-radio', options: kinds } },
}

function Named({ kind }: { kind: ArtKind }) {
  return (
    <figure>
      <StateArt kind={kind} />
      <figcaption>{useBasicWords().states[kind]}</figcaption>
    </figure>
  )
}

export const Empty: Story = { render: () => <Named kind="empty" /> }

export const Missing: Story = { render: () => <Named kind="missing" /> }

export const Failed: Story = { render: () => <Named kind="failed" /> }

export const Offline: Story = { render: () => <Named kind="offline" /> }

export const Slow: Story = { render: () => <Named kind="slow" /> }

export const Server: Story = { render: () => <Named kind="server" /> }

/** It keeps its shape in any place, and no screen reader meets it. */
export const AbsurdPlaces: Story = {
  render: () => (
    <Stack>
      {[24, 120, 2000].map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <StateArt kind="slow" />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('img')).toHaveLength(0)
    for (const art of canvasElement.querySelectorAll('svg')) {
      const { width, height } = art.getBoundingClientRect()
      await expect(Math.abs(width / height - 1.6)).toBeLessThan(0.05)
    }
  },
}

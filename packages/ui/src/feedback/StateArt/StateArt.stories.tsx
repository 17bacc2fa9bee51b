import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../../.storybook/Layout.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { EmptyArt, FailedArt } from './DoorwayArt.tsx'
import { MissingArt } from './MissingArt.tsx'
import { OutageArt } from './OutageArt.tsx'
import { StateArt } from './StateArt.tsx'

const arts = {
  empty: <EmptyArt />,
  missing: <MissingArt />,
  failed: <FailedArt />,
  offline: <OutageArt kind="offline" />,
  slow: <OutageArt kind="slow" />,
  server: <OutageArt kind="server" />,
}

const meta = {
  component: StateArt,
  args: { children: null },
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
      <EmptyArt />
      <MissingArt />
      <FailedArt />
      <OutageArt kind="offline" />
      <OutageArt kind="slow" />
      <OutageArt kind="server" />
    </div>
  ),
}

/** The landscape that all have in common. */
export const Playground: Story = {}

function Named({ kind }: { kind: keyof typeof arts }) {
  return (
    <figure>
      {arts[kind]}
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
          <OutageArt kind="slow" />
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

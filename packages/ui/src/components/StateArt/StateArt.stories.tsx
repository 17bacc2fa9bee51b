import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ArtKind, StateArt } from './StateArt.tsx'

const meta = {
  component: StateArt,
  args: { kind: 'empty' },
} satisfies Meta<typeof StateArt>
export default meta
type Story = StoryObj<typeof meta>

const kinds: readonly ArtKind[] = ['empty', 'missing', 'failed', 'offline', 'slow', 'server']

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

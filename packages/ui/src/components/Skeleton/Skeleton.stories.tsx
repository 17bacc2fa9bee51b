import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  component: Skeleton,
  args: { width: '16rem' },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { ratio: '4 / 3', radius: 'card' } }

/** Eight lines of a text that is coming. */
export const Lines: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 10, maxInlineSize: 420 }}>
      {['96%', '88%', '92%', '70%', '95%', '84%', '90%', '48%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  component: EmptyState,
  args: { title: 'No homes fit all of these wishes' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    text: 'Without "private pool" there are 14. Your other filters stay as they are.',
    actions: <Button variant="outline">Remove "private pool"</Button>,
  },
}

export const Playground: Story = { args: { text: 'Take one wish back.', plain: true } }

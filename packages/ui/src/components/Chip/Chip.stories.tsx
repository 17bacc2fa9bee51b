import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './Chip.tsx'

const meta = {
  component: Chip,
  args: { children: 'Up to AED 2 million' },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { onRemove: () => {}, removeLabel: 'Remove: up to AED 2 million' },
}

export const Playground: Story = {}

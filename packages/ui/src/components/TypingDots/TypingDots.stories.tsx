import type { Meta, StoryObj } from '@storybook/react-vite'
import { TypingDots } from './TypingDots.tsx'

const meta = {
  component: TypingDots,
  args: { label: 'Noor is writing' },
} satisfies Meta<typeof TypingDots>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { label: 'نور تكتب' } }

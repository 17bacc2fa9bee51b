import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateDivider } from './DateDivider.tsx'

const meta = {
  component: DateDivider,
  args: { text: 'Today', isoDate: '2026-11-21' },
} satisfies Meta<typeof DateDivider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { text: 'Thu, Nov 19' } }

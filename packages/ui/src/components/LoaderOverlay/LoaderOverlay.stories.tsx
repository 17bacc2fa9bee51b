import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoaderOverlay } from './LoaderOverlay.tsx'

const meta = {
  component: LoaderOverlay,
  // Acts on the whole page, so stories cannot share one.
  tags: ['!autodocs'],
  args: { label: 'Loading' },
} satisfies Meta<typeof LoaderOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { label: 'Logging in' } }

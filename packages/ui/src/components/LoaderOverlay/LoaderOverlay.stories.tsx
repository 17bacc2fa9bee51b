import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoaderOverlay } from './LoaderOverlay.tsx'

const meta = {
  component: LoaderOverlay,
  args: { label: 'Loading' },
} satisfies Meta<typeof LoaderOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { label: 'Logging in' } }

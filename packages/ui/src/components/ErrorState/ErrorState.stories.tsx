import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  component: ErrorState,
  args: { title: 'The homes could not be loaded' },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    text: 'The connection was lost on the way. Your filters were kept.',
    actions: <Button variant="outline">Try again</Button>,
    reference: 'Request 01930f2a',
  },
}

export const Playground: Story = { args: { plain: true } }

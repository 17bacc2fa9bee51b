import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { StatusPage } from './StatusPage.tsx'

const meta = {
  component: StatusPage,
  args: {
    title: 'No Internet Connection',
    text: 'Please check your network and try again.',
    art: 'offline',
    actions: (
      <>
        <Button>Retry</Button>
        <Button variant="outline">Go Back Home</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatusPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  argTypes: {
    art: { control: 'select', options: ['missing', 'failed', 'offline', 'slow', 'server'] },
  },
}

export const NotFound: Story = { args: { title: 'Page Not Found', art: 'missing' } }

export const Slow: Story = { args: { title: 'Slow Internet Connection', art: 'slow' } }

export const ServerDown: Story = { args: { title: 'Backend Server Issue', art: 'server' } }

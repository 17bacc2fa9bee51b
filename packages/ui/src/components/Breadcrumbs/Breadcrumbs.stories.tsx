import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    crumbs: [
      { id: 'home', label: 'Home', href: '#' },
      { id: 'dubai', label: 'Apartments in Dubai', href: '#dubai' },
      { id: 'marina', label: 'Dubai Marina' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterIcon, ShareIcon } from '../icons/actions.tsx'
import { ChatIcon } from '../icons/things.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  args: { label: 'Filters', children: <FilterIcon /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: { variant: 'ghost', round: false, pressed: false, disabled: false },
  argTypes: { variant: { control: 'inline-radio', options: ['solid', 'outline', 'ghost'] } },
}

export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <IconButton label="Filters">
        <FilterIcon />
      </IconButton>
      <IconButton label="Chat" variant="solid" round size="lg">
        <ChatIcon size={24} />
      </IconButton>
      <IconButton label="Share" variant="outline" size="sm">
        <ShareIcon size={18} />
      </IconButton>
    </div>
  ),
}

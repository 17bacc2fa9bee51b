import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  // Acts on the whole page, so stories cannot share one.
  tags: ['!autodocs'],
  args: { text: 'How can I help you?', children: <Button>Noor</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: { side: 'end', open: true },
  argTypes: { side: { control: 'inline-radio', options: ['top', 'bottom', 'start', 'end'] } },
  decorators: [(Story) => <div style={{ padding: 80 }}>{Story()}</div>],
}

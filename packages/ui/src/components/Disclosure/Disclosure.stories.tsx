import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  component: Disclosure,
  args: {
    summary: 'Who pays the transfer fee?',
    children: 'The buyer, as a rule: 4 % of the price.',
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: { open: true, variant: 'source' },
  argTypes: { variant: { control: 'inline-radio', options: ['question', 'source'] } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords } from '../../../.storybook/words.ts'
import { PriceText } from './PriceText.tsx'

const meta = {
  component: PriceText,
  args: { price: 'AED 2,350,000' },
} satisfies Meta<typeof PriceText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <PriceText price={useWords().price1} /> }

export const Playground: Story = {
  args: { period: 'per year', size: 'lg', before: { price: 'AED 2,440,000', label: 'Before' } },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
}

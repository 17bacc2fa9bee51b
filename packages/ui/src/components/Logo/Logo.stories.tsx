import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './Logo.tsx'

const meta = {
  component: Logo,
  args: { name: 'Manzil' },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <Logo name="Manzil" lang="en" size={48} />
      <Logo name="منزل" lang="ar" size={48} />
      <Logo name="Manzil" lang="en" />
      <Logo name="Manzil" lang="en" size={16} />
      <Logo name="Manzil" markOnly size={16} />
      <div style={{ padding: 16, background: '#12666f', color: '#fff' }}>
        <Logo name="Manzil" inverted />
      </div>
    </div>
  ),
}

export const Playground: Story = { args: { size: 32, inverted: false, markOnly: false } }

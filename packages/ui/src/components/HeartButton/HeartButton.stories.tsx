import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { HeartButton } from './HeartButton.tsx'

const meta = {
  component: HeartButton,
  args: { liked: false, label: 'Save: 2-bed in Dubai Marina', onToggle: () => {} },
} satisfies Meta<typeof HeartButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => {
    const [liked, setLiked] = useState(false)
    return <HeartButton {...args} liked={liked} onToggle={() => setLiked(!liked)} />
  },
}

export const Playground: Story = { args: { liked: true, plain: true, busy: false } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar.tsx'

const meta = {
  component: Avatar,
  args: { sources: [], alt: 'Noor Haddad' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

/** No usable candidate: the drawn figure. */
export const Default: Story = {}

export const Playground: Story = { args: { size: 96 } }

/** The first two are passed over, the third fails to load, and the figure stands. */
export const Chain: Story = {
  args: { sources: ['', 'javascript:alert(1)', 'https://pictures.invalid/missing.jpg'] },
}

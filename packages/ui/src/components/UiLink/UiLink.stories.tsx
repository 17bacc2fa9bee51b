import type { Meta, StoryObj } from '@storybook/react-vite'
import { UiLink } from './UiLink.tsx'

const meta = {
  component: UiLink,
  args: { href: '#home', children: 'Home' },
} satisfies Meta<typeof UiLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { newTab: true, href: 'https://example.com' } }

/** Loses its address: a text, not a link. */
export const Unsafe: Story = { args: { href: 'javascript:alert(1)', children: 'No link' } }

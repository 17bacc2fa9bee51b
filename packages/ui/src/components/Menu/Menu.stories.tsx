import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { HeartIcon, UserIcon } from '../icons/things.tsx'
import { Menu } from './Menu.tsx'

const meta = {
  component: Menu,
  args: {
    label: 'Language',
    trigger: <Button variant="outline">English</Button>,
    entries: [
      { id: 'en', label: 'English', lang: 'en', checked: true },
      { id: 'ar', label: 'العربية', lang: 'ar', checked: false },
      { id: 'ru', label: 'Русский', lang: 'ru', checked: false },
      { id: 'hi', label: 'हिन्दी', lang: 'hi', checked: false },
      { id: 'zh', label: '中文', lang: 'zh', checked: false },
      { id: 'de', label: 'Deutsch', lang: 'de', checked: false },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: {
    entries: [
      { id: 'profile', label: 'My Profile', href: '#profile', icon: <UserIcon /> },
      { id: 'liked', label: 'Like Properties', href: '#liked', icon: <HeartIcon /> },
      { id: 'plan', label: 'Your Plan', disabled: true },
    ],
  },
}

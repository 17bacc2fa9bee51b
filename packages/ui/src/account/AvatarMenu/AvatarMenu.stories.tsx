import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { GridIcon } from '../../foundations/icons/controls.tsx'
import { HeartIcon, UserIcon } from '../../foundations/icons/things.tsx'
import { AvatarMenu, type AvatarMenuProps } from './AvatarMenu.tsx'

const meta = {
  component: AvatarMenu,
  args: { label: 'Your account', sources: [], entries: [{ id: 'me', label: 'My Profile' }] },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 280 }}>
        {Story()}
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A menu button: Enter, space or arrow down opens, arrows and letters move, Escape closes and gives the focus back. The dot is part of the name in words.',
      },
    },
  },
} satisfies Meta<typeof AvatarMenu>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<AvatarMenuProps>) {
  const words = useAccountWords()
  return (
    <AvatarMenu
      label={`${words.account}, ${words.person}`}
      sources={[null, 'https://pictures.invalid/mariam.jpg']}
      entries={[
        { id: 'dashboard', label: words.entries[0] ?? '', href: '#dashboard', icon: <GridIcon /> },
        { id: 'profile', label: words.profile, href: '#profile', icon: <UserIcon /> },
        { id: 'liked', label: words.entries[4] ?? '', href: '#liked', icon: <HeartIcon /> },
        { id: 'logout', label: words.logout },
      ]}
      {...props}
    />
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {}

/** Something waits for the visitor. */
export const News: Story = {
  render: () => <Example news={useAccountWords().unread} />,
}

export const KeyboardPath: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(within(menu).getAllByRole('menuitem')).toHaveLength(4))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const AbsurdTexts: Story = {
  render: () => (
    <Example
      label={endlessWord}
      entries={[
        { id: 'a', label: endlessWord },
        { id: 'b', label: useAccountWords().otherWay },
      ]}
    />
  ),
}

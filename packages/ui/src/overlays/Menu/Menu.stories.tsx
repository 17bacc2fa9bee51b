import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useNumbers, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { HeartIcon, UserIcon } from '../../foundations/icons/things.tsx'
import { TrashIcon } from '../../foundations/icons/tools.tsx'
import { Menu, type MenuProps } from './Menu.tsx'
import type { MenuEntry } from './MenuItems.tsx'

const meta = {
  component: Menu,
  args: {
    label: 'Language',
    onSelect: fn(),
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
  parameters: {
    docs: {
      description: {
        component:
          'A menu button. Enter, Space and the down arrow open it and go to the first entry, the up arrow to the last; arrows, Home and End move; letters go to the entry that begins with them; Enter chooses; Escape closes, and the focus returns. Sub-menus open by the arrow along the line of reading and close by the other one. _Lazy._',
      },
    },
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

function useEntries(): MenuEntry[] {
  const words = useOverlayWords()
  return [
    { id: 'edit', label: words.edit },
    { id: 'duplicate', label: words.duplicate },
    {
      id: 'status',
      label: words.status,
      entries: [
        { id: 'live', label: words.live, checked: true },
        { id: 'draft', label: words.draft, checked: false },
        { id: 'sold', label: words.sold, checked: false },
      ],
    },
    {
      id: 'remove',
      label: words.remove,
      danger: true,
      divided: true,
      icon: <TrashIcon size={18} />,
    },
  ]
}

function Example(props: Partial<MenuProps>) {
  const words = useOverlayWords()
  const entries = useEntries()
  return (
    <Menu
      label={words.actions}
      trigger={<Button variant="outline">{words.actions}</Button>}
      entries={entries}
      {...props}
    />
  )
}

async function openByKey(canvasElement: HTMLElement, key = '{Enter}') {
  const trigger = within(canvasElement).getByRole('button')
  trigger.focus()
  await userEvent.keyboard(key)
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toHaveFocus())
  return { trigger, menu }
}

const highlighted = () => document.querySelector('[data-highlighted]')?.textContent

/** Opened by its trigger, closed by the way back or by a choice in it. */
export const SubMenus: Story = {
  render: ({ onSelect }) => <Example {...(onSelect && { onSelect })} />,
  async play({ canvasElement, args }) {
    await openByKey(canvasElement)
    const inward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem')[2]).toHaveAttribute('data-highlighted'),
    )
    await userEvent.keyboard(inward)
    await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(2))
    await waitFor(() =>
      expect(screen.getAllByRole('menuitemradio')[0]).toHaveAttribute('data-highlighted'),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('draft'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** The first letters of an entry lead to it. */
export const Typeahead: Story = {
  async play({ canvasElement }) {
    await openByKey(canvasElement)
    await userEvent.keyboard('d')
    await waitFor(() => expect(highlighted()).toBe('Deutsch'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const KeyboardPath: Story = {
  async play({ canvasElement }) {
    const { trigger } = await openByKey(canvasElement)
    await waitFor(() => expect(highlighted()).toBe('English'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(highlighted()).toBe('Deutsch'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(highlighted()).toBe('English'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** Keys that a slow page hands over within one frame: the way back is the last word. */
export const KeysInOneFrame: Story = {
  async play({ canvasElement }) {
    const { trigger, menu } = await openByKey(canvasElement)
    await waitFor(() => expect(highlighted()).toBe('English'))
    fireEvent.keyDown(menu, { key: 'End' })
    fireEvent.keyDown(menu, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(trigger).toHaveFocus()
  },
}

export const NoEntries: Story = { render: () => <Example entries={[]} /> }

/** Longer than the screen: it scrolls. */
export const AHundred: Story = {
  render: () => {
    const number = useNumbers()
    const words = useOverlayWords()
    const entries = Array.from({ length: 100 }, (_, at) => ({
      id: `${at}`,
      label: words.picture(number(at + 1)),
    }))
    return <Example entries={entries} />
  },
}

export const AbsurdTexts: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <Example
        entries={[
          { id: 'word', label: endlessWord },
          { id: 'long', label: words.longText, icon: <HeartIcon /> },
          { id: 'other', label: words.otherDirection, checked: true },
        ]}
      />
    )
  },
  async play({ canvasElement }) {
    await openByKey(canvasElement)
  },
}

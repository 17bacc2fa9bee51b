import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, within } from 'storybook/test'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { Avatar } from '../../foundations/Avatar/Avatar.tsx'
import { GridIcon, ListIcon } from '../../foundations/icons/controls.tsx'
import { HeartIcon, UserIcon } from '../../foundations/icons/things.tsx'
import { ChartIcon, PlusIcon, StarIcon } from '../../foundations/icons/tools.tsx'
import { Logo } from '../../foundations/Logo/Logo.tsx'
import { SectionHeading } from '../../foundations/SectionHeading/SectionHeading.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { DashboardShell } from './DashboardShell.tsx'

const entry = (id: string, label: string) => ({ id, label, path: `#/${id}` })

const meta = {
  component: DashboardShell,
  // Stands on the whole page, so stories cannot share one.
  tags: ['alone'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A landmark with the menu, whose current entry says so (`aria-current`), and the main area, which skip links can reach. At 768 px and less the menu is a modal drawer: the focus stays in it, Escape closes it and gives the focus back.',
      },
    },
  },
  args: {
    logo: <Logo name="Manzil" />,
    homeHref: '#/',
    homeLabel: 'Manzil, home',
    menuLabel: 'Dashboard menu',
    entries: [entry('user-dashboard', 'Dashboard'), entry('my-profile', 'My Profile')],
    currentPath: '#/user-dashboard',
    website: { label: 'GO TO WEBSITE', href: '#/' },
    logout: { label: 'Logout', onSelect: () => {} },
    texts: { openMenu: 'Open menu', closeMenu: 'Close menu' },
    children: null,
  },
} satisfies Meta<typeof DashboardShell>
export default meta
type Story = StoryObj<typeof meta>

const paths = [
  ['user-dashboard', <GridIcon key="d" />],
  ['add-property', <PlusIcon key="a" />],
  ['my-property-listing', <ListIcon key="l" />],
  ['my-profile', <UserIcon key="u" />],
  ['liked-property', <HeartIcon key="h" />],
  ['your-plan', <ChartIcon key="p" />],
  ['update-password', <StarIcon key="s" />],
] as const
/** Add Property, My Property Listing and Your Plan are for agents and agencies. */
const forAgents = [1, 2, 5]

type ExampleProps = Partial<ComponentProps<typeof DashboardShell>> & { individual?: boolean }

function Example({ individual = false, ...props }: ExampleProps) {
  const words = useAccountWords()
  const { locale } = useUi()
  const [said, setSaid] = useState('')
  const entries = paths.map(([id, icon], place) => ({
    ...entry(id, words.entries[place] ?? id),
    icon,
  }))
  return (
    <DashboardShell
      logo={<Logo name={words.brand} lang={locale} />}
      homeHref="#/"
      homeLabel={words.home}
      menuLabel={words.menu}
      account={{
        picture: <Avatar sources={[]} alt="" size={56} />,
        name: words.person,
        email: 'mariam@example.com',
      }}
      entries={entries.filter((_, place) => !individual || !forAgents.includes(place))}
      currentPath="#/my-property-listing/edit"
      website={{ label: words.website, href: '#/' }}
      logout={{ label: words.logout, onSelect: () => setSaid(words.logoutTitle) }}
      texts={{ openMenu: words.openMenu, closeMenu: words.closeMenu }}
      {...props}
    >
      <SectionHeading title={words.entries[2] ?? ''} lead={words.description} level={2} />
      <p role="status">{said}</p>
    </DashboardShell>
  )
}

/** An agent. The current path lies below the third entry, which holds. */
export const Default: Story = {
  tags: ['snapshot'],
  render: () => <Example />,
  async play({ canvasElement }) {
    const current = canvasElement.querySelectorAll('.mz-dashboard__side [aria-current]')
    if (window.innerWidth > 768) await expect(current).toHaveLength(1)
    await expect(within(canvasElement).getByRole('main')).toBeVisible()
  },
}

export const Playground: Story = {}

export const Individual: Story = {
  render: () => <Example individual currentPath="#/user-dashboard" />,
}

/** An address without a name, and an account that is still on its way. */
export const WithoutName: Story = {
  render: () => (
    <Example
      account={{ picture: <Avatar sources={[]} alt="" size={56} />, email: 'm@example.com' }}
    />
  ),
}

export const WithoutAccount: Story = { render: () => <Example account={undefined} /> }

/** A rule of another router: exactly the path. */
export const OtherRule: Story = {
  render: () => <Example isActive={(current, path) => current === path} />,
}

/** Names and entries without a break, counts nobody reads, no entries at all. */
export const AbsurdContent: Story = {
  render: () => (
    <Example
      account={{
        picture: <Avatar sources={[]} alt="" size={56} />,
        name: endlessWord,
        email: `${endlessWord}@example.com`,
      }}
      entries={[
        { ...entry('a', endlessWord), count: '12,345,678' },
        { ...entry('b', useAccountWords().otherWay), count: '3', icon: <HeartIcon /> },
      ]}
    />
  ),
}

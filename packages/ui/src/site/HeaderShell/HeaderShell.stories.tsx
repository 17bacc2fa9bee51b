import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { HeaderExample, headerEntries } from '../../../.storybook/header-example.tsx'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { Logo } from '../../foundations/Logo/Logo.tsx'
import { HeaderContacts } from './HeaderContacts.tsx'
import { HeaderShell } from './HeaderShell.tsx'
import { ProfileLink } from './ProfileLink.tsx'

const meta = {
  component: HeaderShell,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A banner with a named navigation of plain links. A sub-menu is a button that discloses links (235 px and 329 px high at most, longer ones scroll): Enter or space opens it, one at a time; Escape closes it and gives the focus back. Where the menu does not fit, a button opens it over the whole screen, with the focus inside and the page behind held still.',
      },
    },
  },
  args: {
    logo: <Logo name="Manzil" />,
    homeHref: '#',
    homeLabel: 'Manzil, home',
    entries: [
      { kind: 'link', id: 'a', label: 'Apartments', href: '#apartments', current: true },
      { kind: 'link', id: 'b', label: 'Land', href: '#land' },
    ],
    texts: { navigation: 'Main menu', openMenu: 'Open menu', closeMenu: 'Close menu' },
  },
} satisfies Meta<typeof HeaderShell>
export default meta
type Story = StoryObj<typeof meta>

/** A guest. */
export const Default: Story = { tags: ['snapshot'], render: () => <HeaderExample /> }

export const Playground: Story = {}

/** The picture, 40 × 40 px, leads to the profile; none of the sources can be shown here. */
export const SignedIn: Story = {
  render: () => {
    const { openProfile } = useAccountWords()
    const sources = [null, '', 'https://pictures.invalid/agency.png']
    return (
      <HeaderExample actions={<ProfileLink href="#me" label={openProfile} sources={sources} />} />
    )
  },
  async play({ canvasElement }) {
    const avatar = canvasElement.querySelector('.mz-header__profile .mz-avatar')
    const { width, height } = avatar?.getBoundingClientRect() ?? {}
    await expect([width, height]).toEqual([40, 40])
  },
}

/** The telephone is shown where there is one. */
export const WithoutTelephone: Story = {
  render: () => <HeaderExample topStart={<HeaderContacts email="hello@manzil.example" />} />,
}

/** Opens the second sub-menu while the first is open, and leaves by Escape. */
export const SubMenus: Story = {
  render: () => <HeaderExample />,
  async play({ canvasElement }) {
    const triggers = [
      ...canvasElement.querySelectorAll<HTMLElement>('.mz-header__nav .mz-submenu__trigger'),
    ]
    const [insights, location] = triggers
    if (!insights || !location || !insights.checkVisibility({ visibilityProperty: true })) return
    await userEvent.click(insights)
    await userEvent.click(location)
    await expect(insights).toHaveAttribute('aria-expanded', 'false')
    const panel = location.nextElementSibling
    await expect(panel?.getBoundingClientRect().height).toBeLessThanOrEqual(329)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(location).toHaveFocus()
  },
}

/** The menu over the whole screen, as at 768 px and less. */
export const MobileMenu: Story = {
  tags: ['!autodocs'],
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
  render: () => <HeaderExample />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const open = canvasElement.querySelector<HTMLElement>('.mz-header__menu-button button')
    if (!open) throw new Error('no menu button')
    await waitFor(() => expect(open).toBeVisible())
    await userEvent.click(open)
    const menu = within(canvas.getByRole('dialog'))
    const trigger = menu.getAllByRole('button', { expanded: false })[0]
    if (trigger) await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Words without a break fold the menu; a hundred places scroll. */
export const AbsurdContent: Story = {
  render: () => {
    const words = useWords()
    const many = Array.from({ length: 100 }, (_, at) => {
      const label = words.places[at % words.places.length] ?? ''
      return { id: `${at}`, label: `${label} ${at}`, href: `#${at}` }
    })
    return (
      <HeaderExample
        topStart={<HeaderContacts email={`${endlessWord}@example.com`} phone="+971 4 555 0100" />}
        entries={[
          ...headerEntries(words),
          { kind: 'submenu', id: 'm', label: words.location, items: many, maxHeight: 329 },
          { kind: 'link', id: 'x', label: endlessWord, href: '#x' },
        ]}
      />
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords, type Words } from '../../../.storybook/words.ts'
import { Button } from '../Button/Button.tsx'
import { GlobeIcon } from '../icons/things.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { UiLink } from '../UiLink/UiLink.tsx'
import { useUi } from '../UiProvider/ui-context.ts'
import { HeaderShell } from './HeaderShell.tsx'
import type { HeaderEntry } from './header-entry.ts'

const meta = {
  component: HeaderShell,
  parameters: { layout: 'fullscreen' },
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

function entries(words: Words): HeaderEntry[] {
  const link = (label: string) => ({ kind: 'link' as const, id: label, label, href: `#${label}` })
  return [
    ...words.categories.map((label, place) => ({ ...link(label), current: place === 0 })),
    { kind: 'action', id: 'list', label: words.list, onSelect: () => {} },
    {
      kind: 'submenu',
      id: 'insights',
      label: words.insights,
      items: words.guides.map(link),
      maxHeight: 235,
    },
    {
      kind: 'submenu',
      id: 'location',
      label: words.location,
      items: words.places.map(link),
      maxHeight: 329,
    },
    link(words.agent),
    link(words.blogs),
  ]
}

export const Default: Story = {
  render: () => {
    const words = useWords()
    const { locale } = useUi()
    return (
      <div style={{ minBlockSize: 480 }}>
        <HeaderShell
          logo={<Logo name={words.brand} lang={locale} />}
          homeHref="#"
          homeLabel={words.home}
          entries={entries(words)}
          topStart={
            <>
              <UiLink href="mailto:hello@manzil.example">hello@manzil.example</UiLink>
              <UiLink href="tel:+97145550100">
                <bdi>+971 4 555 0100</bdi>
              </UiLink>
            </>
          }
          topEnd={
            <Button variant="ghost" size="sm" startIcon={<GlobeIcon size={18} />}>
              {locale === 'ar' ? 'العربية' : 'English'}
            </Button>
          }
          actions={
            <Button size="sm" variant="outline">
              {words.login}
            </Button>
          }
          mobileFoot={<Button size="lg">{words.login}</Button>}
          texts={{
            navigation: words.menu,
            openMenu: words.openMenu,
            closeMenu: words.closeMenu,
          }}
        />
      </div>
    )
  },
}

export const Playground: Story = {}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords } from '../../../.storybook/words.ts'
import { FacebookIcon, InstagramIcon, LinkedinIcon, XIcon, YoutubeIcon } from '../icons/brands.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { UiLink } from '../UiLink/UiLink.tsx'
import { useUi } from '../UiProvider/ui-context.ts'
import { FooterShell } from './FooterShell.tsx'

const meta = {
  component: FooterShell,
  parameters: { layout: 'fullscreen' },
  args: {
    about: <Logo name="Manzil" />,
    columns: [
      { id: 'company', title: 'Company', entries: [{ id: 'a', label: 'Home', href: '#' }] },
    ],
    socialLabel: 'Find us on',
    copyright: '© 2025 Manzil',
  },
} satisfies Meta<typeof FooterShell>
export default meta
type Story = StoryObj<typeof meta>

const entry = (label: string) => ({ id: label, label, href: `#${label}` })

export const Default: Story = {
  render: () => {
    const words = useWords()
    const { locale } = useUi()
    const icons = { FacebookIcon, InstagramIcon, LinkedinIcon, XIcon, YoutubeIcon }
    return (
      <FooterShell
        about={
          <>
            <Logo name={words.brand} lang={locale} />
            <p>{words.description}</p>
            <p>{words.address}</p>
            <p>
              <UiLink href="tel:+97145550100">
                <bdi>+971 4 555 0100</bdi>
              </UiLink>
              <br />
              <UiLink href="mailto:hello@manzil.example">hello@manzil.example</UiLink>
            </p>
          </>
        }
        columns={[
          {
            id: 'company',
            title: words.company,
            entries: [
              entry(words.about),
              ...words.categories.map(entry),
              { id: 'list', label: words.listYours, onSelect: () => {} },
              entry(words.contact),
            ],
          },
          { id: 'insights', title: words.insights, entries: words.guides.map(entry) },
          { id: 'location', title: words.location, entries: words.places.slice(0, 7).map(entry) },
          { id: 'policy', title: words.policy, entries: words.policies.map(entry) },
        ]}
        social={Object.entries(icons).map(([id, Mark]) => ({
          id,
          label: id.replace('Icon', ''),
          href: `https://example.com/${id}`,
          icon: <Mark />,
        }))}
        socialLabel={words.social}
        licence={words.licence}
        copyright={words.copyright}
      />
    )
  },
}

export const Playground: Story = {}

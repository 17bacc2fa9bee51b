import type { Meta, StoryObj } from '@storybook/react-vite'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  XIcon,
  YoutubeIcon,
} from '../../foundations/icons/brands.tsx'
import { VerifiedIcon } from '../../foundations/icons/things.tsx'
import { Logo } from '../../foundations/Logo/Logo.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { FooterContacts, type FooterContactsProps } from './FooterContacts.tsx'
import { FooterShell, type FooterShellProps } from './FooterShell.tsx'

const meta = {
  component: FooterShell,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The page’s contentinfo: each column is a named navigation, social links open a new tab under the name of the service. Entries whose target depends on who asks are buttons. `FooterContacts` beside it draws address, telephone and e-mail, and a word where one is missing.',
      },
    },
  },
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
const icons = { FacebookIcon, InstagramIcon, LinkedinIcon, XIcon, YoutubeIcon }
const social = Object.entries(icons).map(([id, Mark]) => ({
  id,
  label: id.replace('Icon', ''),
  href: `https://example.com/${id}`,
  icon: <Mark />,
}))

interface ExampleProps extends Partial<FooterShellProps> {
  contacts?: Partial<FooterContactsProps>
}

function Example({ contacts, ...props }: ExampleProps) {
  const words = useWords()
  const account = useAccountWords()
  const { locale } = useUi()
  return (
    <FooterShell
      about={
        <>
          <Logo name={words.brand} lang={locale} />
          <FooterContacts
            description={account.description}
            address={account.address}
            phone="+971 4 555 0100"
            email="hello@manzil.example"
            missing={account.missing}
            texts={{
              label: account.contacts,
              address: account.addressLabel,
              phone: account.phoneLabel,
              email: account.emailLabel,
            }}
            {...contacts}
          />
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
      social={social}
      socialLabel={words.social}
      licence={
        <span style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
          <VerifiedIcon size={18} />
          {words.licence}
        </span>
      }
      copyright={words.copyright}
      {...props}
    />
  )
}

export const Default: Story = { tags: ['snapshot'], render: () => <Example /> }

export const Playground: Story = {}

/** The contact record is empty: 'N/A' stands for each. */
export const WithoutContacts: Story = {
  render: () => <Example contacts={{ description: null, address: null, phone: '', email: null }} />,
}

/** No social links, no licence, no columns. */
export const Bare: Story = {
  render: () => <Example social={[]} licence={undefined} columns={[]} />,
}

/** Words without a break, and a hundred places. */
export const AbsurdContent: Story = {
  render: () => {
    const words = useWords()
    const many = Array.from({ length: 100 }, (_, at) => ({
      id: `${at}`,
      label: at === 0 ? endlessWord : `${words.places[at % words.places.length]} ${at}`,
      href: `#${at}`,
    }))
    return (
      <Example
        contacts={{ address: endlessWord, email: `${endlessWord}@example.com` }}
        columns={[{ id: 'l', title: endlessWord, entries: many }]}
      />
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { FacebookIcon } from '../../foundations/icons/brands.tsx'
import { MailIcon } from '../../foundations/icons/things.tsx'
import { WhatsappIcon } from '../../foundations/icons/WhatsappIcon.tsx'
import { ShareButton } from './ShareButton.tsx'
import { ShareMenu, type ShareMenuProps } from './ShareMenu.tsx'

const meta = {
  component: ShareMenu,
  args: {
    url: 'https://manzil.example/#/property-details?id=1',
    title: 'Marina-facing two-bedroom',
    texts: {
      share: 'Share',
      copy: 'Copy link',
      copied: 'Link copied',
      failed: 'Copying failed',
      more: 'More ways to share',
    },
    links: [],
  },
  parameters: {
    docs: {
      description: {
        component:
          'The keys of Menu. The outcome of copying is told politely and shown in the button. The machine’s own sheet is offered only where there is one. _Lazy._',
      },
    },
  },
} satisfies Meta<typeof ShareMenu>
export default meta
type Story = StoryObj<typeof meta>

const url = 'https://manzil.example/#/property-details?id=1'

interface ExampleProps extends Partial<ShareMenuProps> {
  as?: typeof ShareMenu | typeof ShareButton
}

function Example({ as: Share = ShareMenu, ...props }: ExampleProps) {
  const words = useOverlayWords()
  const { title1 } = useWords()
  const encoded = encodeURIComponent(url)
  return (
    <Share
      url={url}
      title={title1}
      texts={{
        share: words.share,
        copy: words.copyLink,
        copied: words.copied,
        failed: words.copyFailed,
        more: words.shareMore,
      }}
      links={[
        {
          id: 'whatsapp',
          label: 'WhatsApp',
          href: `https://wa.me/?text=${encoded}`,
          icon: <WhatsappIcon size={18} />,
        },
        {
          id: 'facebook',
          label: 'Facebook',
          href: `https://www.facebook.com/sharer/sharer.php?u=${encoded}`,
          icon: <FacebookIcon size={18} />,
        },
        {
          id: 'mail',
          label: words.byMail,
          href: `mailto:?body=${encoded}`,
          icon: <MailIcon size={18} />,
        },
      ]}
      {...props}
    />
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {}

/** A button until it is pressed: what pages take. The sheet of the machine where fingers are used. */
export const LoadedByThePress: Story = {
  render: () => <Example as={ShareButton} />,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

/** Copying alone. */
export const NoLinks: Story = { render: () => <Example links={[]} /> }

/** Puts something in place of what the machine has, and takes it away after. */
async function withNavigator(part: Record<string, unknown>, run: () => Promise<void>) {
  for (const [name, value] of Object.entries(part))
    Object.defineProperty(navigator, name, { configurable: true, value })
  try {
    await run()
  } finally {
    for (const name of Object.keys(part)) Reflect.deleteProperty(navigator, name)
  }
}

async function open(canvasElement: HTMLElement) {
  within(canvasElement).getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toHaveFocus())
}

export const Opened: Story = {
  render: () => <Example />,
  play: ({ canvasElement }) => open(canvasElement),
}

/** The browser refuses to copy: the button says so. */
export const CopyingFails: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const command = document.execCommand
    document.execCommand = () => false
    const clipboard = { writeText: () => Promise.reject(new Error('denied')) }
    await withNavigator({ clipboard }, async () => {
      await open(canvasElement)
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement(),
      )
    })
    document.execCommand = command
  },
}

export const AbsurdLinks: Story = {
  render: () => (
    <Example
      links={[
        { id: 'word', label: endlessWord, href: 'https://example.com' },
        { id: 'unsafe', label: useOverlayWords().otherDirection, href: '//evil.example' },
      ]}
    />
  ),
  play: ({ canvasElement }) => open(canvasElement),
}

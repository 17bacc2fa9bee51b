import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { Avatar } from './Avatar.tsx'

/** Pictures of any site but ours; `.invalid` never answers (RFC 6761). */
const missing = (name: string) => `https://pictures.invalid/${name}.jpg`

/** What Storybook itself serves, since portraits must have an address. */
const there = '/favicon.svg'

const meta = {
  component: Avatar,
  args: { sources: [], alt: 'Noor Haddad' },
  parameters: {
    docs: {
      description: {
        component:
          'One candidate after the other: profile picture, company logo, agent’s photo, agency’s logo, the default image, and at last a drawn figure. Empty and unsafe addresses are passed over, those that fail too. The name is the same at every stage; beside a written name leave it empty. No focus: wrap it in a link or a button.',
      },
    },
  },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

/** No usable candidate: the drawn figure. */
export const Default: Story = {}

export const Playground: Story = { args: { size: 96 } }

/** The first one loads and is taken. */
export const FirstLoads: Story = {
  args: { sources: [there, missing('logo')] },
  async play({ canvasElement }) {
    const image = within(canvasElement).getByRole('img', { name: 'Noor Haddad' })
    await expect(image).toHaveAttribute('src', there)
  },
}

/** Two fail on the way, the third is taken. */
export const ThirdLoads: Story = {
  args: { sources: [missing('profile'), missing('company'), there] },
  async play({ canvasElement }) {
    const image = () => within(canvasElement).getByRole('img', { name: 'Noor Haddad' })
    await waitFor(() => expect(image()).toHaveAttribute('src', there), { timeout: 5000 })
  },
}

/** All candidates fail; the default image stands in. */
export const DefaultImage: Story = {
  args: { sources: [missing('profile'), missing('agent')], fallbackSrc: there },
  async play({ canvasElement }) {
    const image = () => within(canvasElement).getByRole('img', { name: 'Noor Haddad' })
    await waitFor(() => expect(image()).toHaveAttribute('src', there), { timeout: 5000 })
  },
}

/** The first two are passed over, the third fails to load, and the figure stands. */
export const Chain: Story = {
  args: { sources: ['', 'javascript:alert(1)', missing('portrait')] },
  async play({ canvasElement }) {
    await waitFor(
      () => expect(canvasElement.querySelector('svg[aria-label="Noor Haddad"]')).not.toBeNull(),
      { timeout: 5000 },
    )
  },
}

/** 40 px in the header, 96 on a profile, 16 in a table. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {[16, 40, 64, 96].map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
}

/** Beside a written name it is decoration. */
export const Decoration: Story = { args: { alt: '' } }

export const AbsurdName: Story = { args: { alt: endlessWord, size: 200 } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Row, Stack } from '../../../.storybook/Layout.tsx'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { useWords } from '../../../.storybook/words.ts'
import { UiLink } from '../UiLink/UiLink.tsx'
import { Logo } from './Logo.tsx'

const meta = {
  component: Logo,
  args: { name: 'Manzil' },
  parameters: {
    docs: {
      description: {
        component:
          'The name is text, so screen readers say it and operators can rename it; the mark is silent beside it. The mark alone is an image of that name. Not a link by itself: put it in one.',
      },
    },
  },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <Logo name="Manzil" lang="en" size={48} />
      <Logo name="منزل" lang="ar" size={48} />
      <Logo name="Manzil" lang="en" />
      <Logo name="Manzil" lang="en" size={16} />
      <Logo name="Manzil" markOnly size={16} />
      <div style={{ padding: 16, background: '#12666f', color: '#fff' }}>
        <Logo name="Manzil" inverted />
      </div>
    </div>
  ),
}

export const Playground: Story = { args: { size: 32, inverted: false, markOnly: false } }

/** px; 16, 32 and 48 fall on whole pixels. */
export const Sizes: Story = {
  render: () => {
    const { brand } = useWords()
    return (
      <Stack>
        {[16, 32, 48, 96].map((size) => (
          <Logo key={size} name={brand} size={size} />
        ))}
      </Stack>
    )
  },
}

/** An image with the name of the product. */
export const MarkOnly: Story = {
  render: () => {
    const { brand } = useWords()
    return (
      <Row>
        {[16, 32, 48].map((size) => (
          <Logo key={size} name={brand} size={size} markOnly />
        ))}
      </Row>
    )
  },
  play: async ({ canvasElement }) => {
    for (const mark of within(canvasElement).getAllByRole('img'))
      await expect(mark).toHaveAccessibleName(/\S/)
  },
}

/** One colour, that of the text around it. */
export const Inverted: Story = {
  render: () => {
    const { brand } = useWords()
    return (
      <Row>
        {['#12666f', '#211d19', '#7a1022'].map((ground) => (
          <div key={ground} style={{ padding: 16, background: ground, color: '#fff' }}>
            <Logo name={brand} inverted />
          </div>
        ))}
      </Row>
    )
  },
}

/** As the header has it: a link property, one stop for Tab, Enter follows it. */
export const ByKeyboard: Story = {
  render: () => {
    const words = useWords()
    return (
      <UiLink href="#home" aria-label={words.property} style={{ display: 'inline-block' }}>
        <Logo name={words.brand} />
      </UiLink>
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}

/** An operator's name can be long, of the other script, or one letter. The mark keeps its size. */
export const Absurd: Story = {
  render: () => (
    <Stack width={220}>
      <Logo name={endlessWord} />
      <Logo name={otherWay.en} lang="ar" />
      <Logo name={otherWay.ar} lang="en" />
      <Logo name="M" size={400} markOnly />
      <Logo name="g" size={1} />
    </Stack>
  ),
}

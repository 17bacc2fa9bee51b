import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { contactActions } from '../../../.storybook/contract-people.tsx'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { peopleWords, usePeopleWords } from '../../../.storybook/words/people.ts'
import { PriceText } from '../../listing/PriceText/PriceText.tsx'
import { ContactBar } from './ContactBar.tsx'

const meta = {
  component: ContactBar,
  args: {
    label: 'Contact the advertiser',
    actions: [
      { way: 'call', text: 'Call', href: 'tel:+971500000123' },
      { way: 'enquiry', text: 'Send an enquiry' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
} satisfies Meta<typeof ContactBar>
export default meta
type Story = StoryObj<typeof meta>

/** A named group; calls and e-mail are links, so that the machine knows what to do with them. */
export const Default: Story = {
  tags: ['snapshot'],
  render: () => {
    const words = usePeopleWords()
    return <ContactBar label={words.contact} actions={contactActions(words)} />
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = peopleWords(globals.language)
    const call = canvas.getByRole('link', { name: words.callNumber('+971500000123') })
    await expect(call).toHaveAttribute('href', 'tel:+971500000123')
    await expect(canvas.getByRole('button', { name: words.enquire })).toBeVisible()
  },
}

export const Playground: Story = { args: { sticky: false } }

/** At the foot of the window up to 768 px: look at it at 390 px. */
export const StickyOnPhones: Story = {
  render: () => {
    const words = usePeopleWords()
    return (
      <div style={{ minBlockSize: '120vh', paddingBlockEnd: 'var(--foot-bar-height, 0px)' }}>
        <p>{words.lead}</p>
        <ContactBar
          sticky
          label={words.contact}
          actions={contactActions(words)}
          lead={<PriceText size="sm" price="AED 1,850,000" />}
        />
      </div>
    )
  },
}

/** One way alone is the main one. */
export const OneWay: Story = {
  render: () => {
    const words = usePeopleWords()
    return <ContactBar label={words.contact} actions={contactActions(words).slice(0, 1)} />
  },
}

/** No way at all draws nothing; nor does an address that no browser should follow. */
export const Empty: Story = {
  args: { actions: [{ way: 'call', text: 'Call', href: 'javascript:alert(1)' }] },
}

export const AbsurdContent: Story = {
  render: () => {
    const words = usePeopleWords()
    const actions = contactActions(words).map((action) => ({ way: action.way, text: endlessWord }))
    return <ContactBar label={words.contact} actions={actions} />
  },
}

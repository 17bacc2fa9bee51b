import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { contactActions, contractAgent } from '../../../.storybook/contract-people.tsx'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { usePeopleWords } from '../../../.storybook/words/people.ts'
import { ContactBar } from '../ContactBar/ContactBar.tsx'
import { AgentCard } from './AgentCard.tsx'

const meta = {
  component: AgentCard,
  args: { href: '#agent', name: 'Layla Haddad', photos: [] },
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
} satisfies Meta<typeof AgentCard>
export default meta
type Story = StoryObj<typeof meta>

/** One link with the name, then the actions. Registration numbers keep their direction. */
export const Default: Story = {
  tags: ['snapshot'],
  render: () => {
    const words = usePeopleWords()
    const actions = <ContactBar label={words.contact} actions={contactActions(words)} />
    return <AgentCard {...contractAgent(words)} actions={actions} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Layla Haddad' })).toBeVisible()
    await expect(canvas.getByRole('group')).toBeVisible()
  },
}

export const Playground: Story = {
  args: { role: 'Agent at Harbour Line Properties', verified: 'Verified', response: '' },
}

/** The portrait does not load: the next candidate, in the end a drawn figure. */
export const FailedPhoto: Story = {
  render: () => (
    <AgentCard {...contractAgent(usePeopleWords())} photos={['https://gone.invalid/1.webp']} />
  ),
}

/** Nothing but what is required. */
export const Bare: Story = {}

/** Beside a property: no page to go to, and a word about who it is. */
export const WithoutAPage: Story = {
  render: () => {
    const words = usePeopleWords()
    const { href: _page, ...agent } = contractAgent(words)
    const actions = <ContactBar label={words.contact} actions={contactActions(words)} />
    return <AgentCard {...agent} level={2} actions={actions} note={words.consent} />
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('h2 a')).toBeNull()
  },
}

/** An advertiser of whom nothing but the name is known. */
export const NoPicture: Story = { render: () => <AgentCard name={usePeopleWords().otherAgency} /> }

/** Cards of a row end at the same height; their actions stand at the foot. */
export const InAGrid: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(800px, 90vi)' }}>{Story()}</div>],
  render: () => {
    const words = usePeopleWords()
    const agent = contractAgent(words)
    const actions = <ContactBar label={words.contact} actions={contactActions(words).slice(0, 2)} />
    return (
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
        }}
      >
        <AgentCard {...agent} actions={actions} />
        <AgentCard href="#2" name={words.otherDirection} photos={[]} actions={actions} />
      </div>
    )
  },
}

export const AbsurdContent: Story = {
  render: () => {
    const words = usePeopleWords()
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <AgentCard
          {...contractAgent(words)}
          name={endlessWord}
          role={endlessWord}
          response={endlessWord}
          registrations={[{ id: 'brn', label: words.brn, number: endlessWord }]}
          languages={{
            label: words.speaks,
            names: Object.values(words.languages).concat(endlessWord),
          }}
          counts={[
            { id: 'sale', text: words.forSale('999,999,999') },
            { id: 'rent', text: words.forRent('0') },
          ]}
        />
        <AgentCard
          href="#2"
          name={words.otherDirection}
          role={words.agentOf(words.otherAgency)}
          photos={[]}
        />
      </div>
    )
  },
}

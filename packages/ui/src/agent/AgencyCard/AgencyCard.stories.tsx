import type { Meta, StoryObj } from '@storybook/react-vite'
import { contactActions, contractAgency } from '../../../.storybook/contract-people.tsx'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { usePeopleWords } from '../../../.storybook/words/people.ts'
import { ContactBar } from '../ContactBar/ContactBar.tsx'
import { AgencyCard } from './AgencyCard.tsx'

const meta = {
  component: AgencyCard,
  args: { href: '#agency', name: 'Harbour Line Properties' },
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
} satisfies Meta<typeof AgencyCard>
export default meta
type Story = StoryObj<typeof meta>

/** One link with the name, then the actions. */
export const Default: Story = {
  tags: ['snapshot'],
  render: () => {
    const words = usePeopleWords()
    const actions = <ContactBar label={words.contact} actions={contactActions(words).slice(0, 2)} />
    return <AgencyCard {...contractAgency(words)} actions={actions} />
  },
}

export const Playground: Story = { args: { verified: 'Verified', response: '' } }

/** No logo, or one that does not load: our mark on sand. */
export const WithoutLogo: Story = {
  render: () => {
    const words = usePeopleWords()
    return <AgencyCard {...contractAgency(words)} logo="https://gone.invalid/logo.webp" />
  },
}

export const AbsurdContent: Story = {
  render: () => {
    const words = usePeopleWords()
    const names = Array.from({ length: 60 }, () => words.marina)
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <AgencyCard
          {...contractAgency(words)}
          name={endlessWord}
          registrations={[{ id: 'orn', label: words.orn, number: endlessWord }]}
          areas={{ label: words.areas, names }}
        />
        <AgencyCard href="#2" name={words.otherAgency} />
      </div>
    )
  },
}

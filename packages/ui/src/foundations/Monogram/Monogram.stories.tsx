import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { usePeopleWords } from '../../../.storybook/words/people.ts'
import { Monogram } from './Monogram.tsx'

const meta = {
  component: Monogram,
  args: { name: 'Layla Haddad', of: 'person', colourOf: 'a' },
  decorators: [(Story) => <div style={{ inlineSize: 72, blockSize: 72 }}>{Story()}</div>],
} satisfies Meta<typeof Monogram>
export default meta
type Story = StoryObj<typeof meta>

/** People have first and last initial; the colour is that of their office. */
export const Default: Story = {}

export const Playground: Story = { args: { of: 'office', name: 'Harbour Line Properties' } }

/** Of an Arabic name the first letter stands, since two would join. */
export const ArabicName: Story = {
  render: (args) => <Monogram {...args} name={usePeopleWords().otherDirection} />,
}

/** The colours there are. */
export const Colours: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 72px)', blockSize: 72 }}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
        <Monogram key={id} {...args} colourOf={id} />
      ))}
    </div>
  ),
}

export const AbsurdContent: Story = { args: { name: endlessWord } }

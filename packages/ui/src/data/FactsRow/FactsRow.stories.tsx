import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { contractProperties, propertyFacts } from '../../../.storybook/contract-properties.tsx'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { propertyWords, usePropertyWords } from '../../../.storybook/words/properties.ts'
import { AreaIcon, BathIcon, BedIcon } from '../../foundations/icons/things.tsx'
import { FactsRow } from './FactsRow.tsx'

const meta = {
  component: FactsRow,
  args: {
    facts: [
      { id: 'bed', icon: <BedIcon size={18} />, text: '2 bed' },
      { id: 'bath', icon: <BathIcon size={18} />, text: '3 bath' },
      { id: 'size', icon: <AreaIcon size={18} />, text: '1,284 sqft' },
    ],
  },
} satisfies Meta<typeof FactsRow>
export default meta
type Story = StoryObj<typeof meta>

/** Read aloud as whole words: "2 bedrooms", not "2 bed". */
export const Default: Story = {
  tags: ['snapshot'],
  render: () => {
    const words = usePropertyWords()
    return (
      <>
        {contractProperties()
          .slice(0, 1)
          .map((property) => (
            <FactsRow key={property._id} facts={propertyFacts(property, words)} />
          ))}
      </>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const words = propertyWords(globals.language)
    await expect(within(canvasElement).getByText(words.bedLong(2))).toBeInTheDocument()
  },
}

export const Playground: Story = { args: { size: 'lg' } }

/** On the page of a property. */
export const Large: Story = {
  render: () => {
    const words = usePropertyWords()
    const [property] = contractProperties()
    return <FactsRow size="lg" facts={property ? propertyFacts(property, words) : []} />
  },
}

/** Nothing stated draws nothing: no empty list is announced. */
export const Empty: Story = { args: { facts: [] } }

/** Wraps between facts, never inside one; a fact that is too long ends in dots. */
export const AbsurdContent: Story = {
  render: () => {
    const words = usePropertyWords()
    return (
      <div style={{ maxInlineSize: 220 }}>
        <FactsRow
          facts={[
            { id: 'bed', icon: <BedIcon size={18} />, text: words.bed(0) },
            { id: 'bath', icon: <BathIcon size={18} />, text: words.bath(1_000_000) },
            { id: 'size', icon: <AreaIcon size={18} />, text: words.size('0') },
            { id: 'word', icon: <AreaIcon size={18} />, text: endlessWord },
            { id: 'other', text: words.otherDirection },
          ]}
        />
      </div>
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { usePropertyWords } from '../../../.storybook/words/properties.ts'
import { FactTable } from './FactTable.tsx'

const meta = {
  component: FactTable,
  args: { label: 'Facts', facts: [{ id: 'floor', label: 'Floor', value: '12' }] },
} satisfies Meta<typeof FactTable>
export default meta
type Story = StoryObj<typeof meta>

function useFacts() {
  const words = usePropertyWords()
  return [
    { id: 'beds', label: words.source, value: words.bedLong(2) },
    { id: 'baths', label: words.field, value: words.bathLong(3) },
    { id: 'size', label: words.sizeField, value: words.size('1,284') },
    { id: 'price', label: words.price, value: words.money('1,850,000') },
  ]
}

/** A list of terms and values, read as such. */
export const Default: Story = {
  render: () => <FactTable label={usePropertyWords().listing} facts={useFacts()} />,
}

export const Playground: Story = { args: { single: false } }

/** Amounts with the sums that they come from. */
export const WithDetails: Story = {
  render: () => {
    const words = usePropertyWords()
    const facts = useFacts().map((fact) => ({ ...fact, detail: words.rate('1,421') }))
    return <FactTable single facts={facts} />
  },
}

export const Narrow: Story = {
  ...Default,
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
}

export const AbsurdContent: Story = {
  render: () => {
    const words = usePropertyWords()
    return (
      <FactTable
        facts={[
          { id: 'a', label: endlessWord, value: endlessWord, detail: endlessWord },
          { id: 'b', label: words.field, value: words.otherDirection },
        ]}
      />
    )
  },
}

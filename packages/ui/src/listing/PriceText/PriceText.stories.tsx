import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { usePropertyWords } from '../../../.storybook/words/properties.ts'
import { PriceText } from './PriceText.tsx'

const meta = {
  component: PriceText,
  args: { price: 'AED 1,850,000' },
} satisfies Meta<typeof PriceText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  render: () => <PriceText price={usePropertyWords().money('1,850,000')} />,
}

export const Playground: Story = {
  args: { period: 'per year', size: 'lg', before: { price: 'AED 1,940,000', label: 'Before' } },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
}

export const Rent: Story = {
  render: () => {
    const words = usePropertyWords()
    return <PriceText price={words.money('145,000')} period={words.perYear} />
  },
}

/** Screen readers hear "Before AED 1,940,000" after the price: a line through is silent. */
export const AfterACut: Story = {
  render: () => {
    const words = usePropertyWords()
    return (
      <PriceText
        price={words.money('1,850,000')}
        before={{ price: words.money('1,940,000'), label: words.before }}
      />
    )
  },
}

/** Words instead of a figure: a little quieter. */
export const OnRequest: Story = {
  render: () => <PriceText price={usePropertyWords().onRequest} onRequest />,
}

/** Figures of equal width: they stand under each other. */
export const Sizes: Story = {
  render: () => {
    const words = usePropertyWords()
    return (
      <div style={{ display: 'grid', gap: 12 }}>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <PriceText key={size} size={size} price={words.money('2,111,000')} />
        ))}
      </div>
    )
  },
}

/** Nothing, more than there is, one word without an end. */
export const AbsurdContent: Story = {
  render: () => {
    const words = usePropertyWords()
    return (
      <div style={{ display: 'grid', gap: 12, maxInlineSize: 240 }}>
        <PriceText price={words.money('0')} period={words.perYear} />
        <PriceText
          price={words.money('999,999,999,999,999,999')}
          before={{ price: words.money('1,000,000,000,000,000,000'), label: words.before }}
        />
        <PriceText price={endlessWord} onRequest />
        <PriceText price={words.otherDirection} onRequest />
      </div>
    )
  },
}

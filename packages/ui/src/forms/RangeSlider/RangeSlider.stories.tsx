import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStage } from '../../../.storybook/FieldStage.tsx'
import { endlessWord, useFieldWords } from '../../../.storybook/words/fields.ts'
import { type NumberRange, RangeSlider, type RangeSliderProps } from './RangeSlider.tsx'

/** A hump that leans to the cheaper side, as prices do. */
const counts = Array.from({ length: 40 }, (_bar, place) =>
  Math.round(120 * Math.exp(-((place - 17) ** 2) / 60) + (place % 3) * 4),
)

const meta = {
  component: RangeSlider,
  args: {
    label: 'Price',
    value: { min: null, max: null },
    onChange: () => {},
    min: 0,
    max: 50_000_000,
    step: 10_000,
    scale: 'log',
    texts: { min: 'From', max: 'To', open: 'Any' },
  },
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<RangeSliderProps>) {
  const words = useFieldWords()
  const [value, setValue] = useState<NumberRange>(props.value ?? { min: null, max: null })
  return (
    <FieldStage value={value}>
      <RangeSlider
        label={words.price}
        min={0}
        max={50_000_000}
        step={10_000}
        scale="log"
        unit={words.aed}
        histogram={counts}
        texts={words.rangeTexts}
        {...props}
        value={value}
        onChange={setValue}
      />
    </FieldStage>
  )
}

/**
 * Four stops for Tab: two thumbs, two inputs. Arrows move a thumb, Home and End to its end, which
 * means no limit. The value is spoken as it is written below.
 */
export const Default: Story = {
  render: () => <Example value={{ min: 900_000, max: 2_500_000 }} />,
}

export const Playground: Story = {
  args: { histogram: counts, error: '', disabled: false },
  render: ({ texts, ...args }) => <Example {...args} />,
}

export const NoLimits: Story = { render: () => <Example /> }

export const EvenSteps: Story = {
  render: () => {
    const words = useFieldWords()
    return (
      <Example
        label={words.size}
        unit={words.sqft}
        min={0}
        max={10_000}
        step={250}
        scale="even"
        value={{ min: 750, max: 2000 }}
      />
    )
  },
}

export const Invalid: Story = {
  render: () => (
    <Example value={{ min: 2_000_000, max: 1_000_000 }} error={useFieldWords().rangeError} />
  ),
}

export const Disabled: Story = {
  render: () => <Example disabled value={{ min: 900_000, max: null }} />,
}

/** Typed numbers move the thumbs, thumbs write the numbers, and at the end there is no limit. */
export const Linked: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [low, high] = canvas.getAllByRole('slider')
    const [from] = canvas.getAllByRole('spinbutton')
    if (!low || !high || !from) throw new Error('parts are missing')
    await userEvent.type(from, '1000000')
    await userEvent.tab()
    await expect(low).toHaveAttribute('aria-valuetext', '1,000,000')
    high.focus()
    await userEvent.keyboard('{Home}')
    await expect(high).toHaveAttribute('aria-valuenow', low.getAttribute('aria-valuenow'))
    low.focus()
    await userEvent.keyboard('{Home}')
    await expect(from).toHaveValue('')
  },
}

/** Both at one place, beyond the track, no properties at all, one bar, no room, words without end. */
export const Absurd: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Example value={{ min: 50_000_000, max: 50_000_000 }} />
      <Example value={{ min: -5, max: 9_000_000_000_000 }} histogram={counts.map(() => 0)} />
      <Example min={5} max={5} histogram={[3]} />
      <Example label={endlessWord} histogram={[]} error={endlessWord} />
    </div>
  ),
}

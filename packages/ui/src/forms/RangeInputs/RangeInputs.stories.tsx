import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStage } from '../../../.storybook/FieldStage.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay, useFieldWords } from '../../../.storybook/words/fields.ts'
import { useWords } from '../../../.storybook/words.ts'
import { RangeInputs, type RangeInputsProps } from './RangeInputs.tsx'

const meta = {
  component: RangeInputs,
  args: {
    label: 'Price',
    minLabel: 'From',
    maxLabel: 'To',
    unit: 'AED',
    value: { min: '', max: '' },
    onChange: () => {},
  },
  parameters: {
    docs: {
      description: {
        component:
          'A group of two inputs, each named with the group: “Price: From”. Tab goes from one to the other. Digits of Latin, Arabic, Persian and Hindi keyboards are taken, all else is dropped as it is typed. An error belongs to both.',
      },
    },
  },
} satisfies Meta<typeof RangeInputs>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<RangeInputsProps>) {
  const words = useWords()
  const [value, setValue] = useState(props.value ?? { min: '', max: '' })
  return (
    <FieldStage value={value}>
      <RangeInputs
        label={words.price}
        minLabel={words.from}
        maxLabel={words.to}
        unit={words.aed}
        {...props}
        value={value}
        onChange={setValue}
      />
    </FieldStage>
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = { render: Example }

export const Filled: Story = { render: () => <Example value={{ min: '850000', max: '2350000' }} /> }

/** Empty means no limit on that side. */
export const OneSide: Story = { render: () => <Example value={{ min: '', max: '2000000' }} /> }

export const OtherUnit: Story = {
  render: () => {
    const words = useBasicWords()
    return <Example label={words.size} unit={words.sqft} value={{ min: '700', max: '' }} />
  },
}

export const WithoutUnit: Story = {
  render: () => (
    <Example label={useFieldWords().bedrooms} unit={undefined} value={{ min: '2', max: '4' }} />
  ),
}

/** Both are marked, both have the words as their description. */
export const Invalid: Story = {
  render: () => (
    <Example value={{ min: '2000000', max: '1000000' }} error={useBasicWords().rangeError} />
  ),
  play: async ({ canvasElement }) => {
    for (const input of within(canvasElement).getAllByRole('textbox')) {
      await expect(input).toBeInvalid()
      await expect(input).toHaveAccessibleDescription(/\S/)
    }
  },
}

/** Digits as people type them, in any script and with separators. */
export const ByKeyboard: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [min, max] = page.getAllByRole('textbox')
    await userEvent.tab()
    await expect(min).toHaveFocus()
    await userEvent.keyboard('٨٥٠٬٠٠٠')
    await expect(min).toHaveValue('850000')
    await userEvent.tab()
    await userEvent.keyboard('AED 2,350,000')
    await expect(max).toHaveValue('2350000')
    await expect(page.getByTestId('value')).toHaveTextContent('{"min":"850000","max":"2350000"}')
  },
}

/** At 240 px: numbers, names and units beyond reason, and texts of the other direction. */
export const Absurd: Story = {
  render: () => (
    <div style={{ maxInlineSize: 240 }}>
      <Example value={{ min: '0', max: '999999999999999999999999' }} />
      <Example
        label={endlessWord}
        minLabel={endlessWord}
        maxLabel={endlessWord}
        unit={endlessWord}
        error={endlessWord}
      />
      <Example
        label={otherWay.en}
        minLabel={otherWay.ar}
        maxLabel={otherWay.en}
        unit={otherWay.ar}
        error={otherWay.en}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const input of within(canvasElement).getAllByRole('textbox'))
      await expect(input.getBoundingClientRect().width).toBeLessThanOrEqual(240)
  },
}

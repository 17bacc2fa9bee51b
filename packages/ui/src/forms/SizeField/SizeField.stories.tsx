import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStack, FieldStage } from '../../../.storybook/FieldStage.tsx'
import { endlessWord, useFieldWords } from '../../../.storybook/words/fields.ts'
import { SizeField, type SizeFieldProps } from './SizeField.tsx'

const meta = {
  component: SizeField,
  args: {
    label: 'Built-up area',
    value: 1284,
    onChange: () => {},
    texts: { unit: 'Unit', units: { sqft: 'sqft', sqm: 'm²' } },
  },
} satisfies Meta<typeof SizeField>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<SizeFieldProps>) {
  const words = useFieldWords()
  const [value, setValue] = useState(props.value ?? null)
  return (
    <FieldStage value={value}>
      <SizeField
        label={words.area}
        texts={words.areaTexts}
        {...props}
        value={value}
        onChange={setValue}
      />
    </FieldStage>
  )
}

/** The unit is a pair of radio buttons after the input: Tab, then the arrows. */
export const Default: Story = { render: () => <Example value={1284} /> }

export const Playground: Story = {
  args: { hint: 'As the title deed has it.', required: true, error: '', defaultUnit: 'sqft' },
  render: (args) => <Example {...args} />,
}

export const SquareMetres: Story = { render: () => <Example value={1284} defaultUnit="sqm" /> }

export const States: Story = {
  render: () => {
    const words = useFieldWords()
    const shared = { label: words.area, texts: words.areaTexts, onChange: () => {} }
    return (
      <FieldStack>
        <SizeField {...shared} value={null} placeholder={words.example} />
        <SizeField {...shared} value={null} required error={words.areaError} />
        <SizeField {...shared} value={1284} disabled />
        <SizeField {...shared} value={1284} readOnly />
      </FieldStack>
    )
  },
}

/** Square metres typed are square feet held, and stay what was typed when the field is left. */
export const TypedInMetres: Story = {
  render: () => <Example defaultUnit="sqm" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '119')
    await expect(canvas.getByTestId('value')).toHaveTextContent('1281')
    await userEvent.tab()
    await expect(input).toHaveValue('119')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(input).toHaveValue('1,281')
  },
}

export const Absurd: Story = {
  render: () => {
    const words = useFieldWords()
    const shared = { texts: words.areaTexts, onChange: () => {} }
    return (
      <FieldStack>
        <SizeField {...shared} label={words.area} value={0} />
        <SizeField {...shared} label={words.area} value={987_654_321_012} />
        <SizeField {...shared} label={endlessWord} value={1} error={endlessWord} />
      </FieldStack>
    )
  },
}

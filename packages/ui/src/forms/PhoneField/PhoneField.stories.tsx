import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStack, FieldStage } from '../../../.storybook/FieldStage.tsx'
import { endlessWord, useFieldWords } from '../../../.storybook/words/fields.ts'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const meta = {
  component: PhoneField,
  args: {
    label: 'Phone number',
    value: '',
    onChange: () => {},
    texts: {
      country: (name) => `Country code: ${name}`,
      list: 'Countries',
      search: 'Country or code',
      none: 'No country of this name.',
    },
  },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<PhoneFieldProps>) {
  const words = useFieldWords()
  const [value, setValue] = useState(props.value ?? '')
  return (
    <FieldStage value={value}>
      <PhoneField
        label={words.phone}
        hint={words.phoneHint}
        texts={words.phoneTexts}
        {...props}
        value={value}
        onChange={setValue}
      />
    </FieldStage>
  )
}

/** The number reads from left to right in every language; the label names the number alone. */
export const Default: Story = { render: () => <Example value="971501234567" /> }

export const Playground: Story = {
  args: {
    hint: '',
    required: true,
    error: '',
    disabled: false,
    firstCountries: ['AE', 'SA', 'IN'],
  },
  render: ({ texts, ...args }) => <Example {...args} />,
}

export const States: Story = {
  render: () => {
    const words = useFieldWords()
    const shared = { label: words.phone, texts: words.phoneTexts, onChange: () => {} }
    return (
      <FieldStack>
        <PhoneField {...shared} value="" placeholder="50 123 4567" required />
        <PhoneField {...shared} value="97150" error={words.phoneError} />
        <PhoneField {...shared} value="442079460958" disabled />
        <PhoneField {...shared} value="919812345678" readOnly />
      </FieldStack>
    )
  },
}

/**
 * Keyboard: Enter on the button opens the list with the focus in its search; arrows walk, Enter
 * chooses, Escape closes. The focus goes on to the number.
 */
export const ChoosingACountry: Story = {
  render: () => <Example value="971501234567" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    const search = await canvas.findByRole('combobox')
    await userEvent.type(search, '+44')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByTestId('value')).toHaveTextContent('44501234567')
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

/** The list as it is when open. */
export const Open: Story = {
  render: () => (
    <div style={{ minBlockSize: 520 }}>
      <Example value="971501234567" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(200)
  },
}

/** A pasted number brings its country, however it is written. */
export const Pasted: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('+44 (0)20 7946-0958')
    await expect(canvas.getByTestId('value')).toHaveTextContent('442079460958')
    await expect(canvas.getByRole('textbox')).toHaveValue('207 946 0958')
  },
}

export const Absurd: Story = {
  render: () => {
    const words = useFieldWords()
    const shared = { texts: words.phoneTexts, onChange: () => {} }
    return (
      <FieldStack>
        <PhoneField {...shared} label={words.phone} value="000000000000000" />
        <PhoneField {...shared} label={words.phone} value="971501234567890" />
        <PhoneField
          {...shared}
          label={endlessWord}
          value=""
          hint={endlessWord}
          error={endlessWord}
        />
      </FieldStack>
    )
  },
}

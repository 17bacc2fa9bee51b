import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField.tsx'

const meta = {
  component: OneTimeCodeField,
  args: { label: 'Code', value: '', onChange: () => {} },
  parameters: {
    docs: {
      description: {
        component:
          'One input under six boxes: one stop for Tab, one field for screen readers, filled in by the machine (`one-time-code`), pasted whole with whatever blanks or dashes. Digits of other scripts become 0–9; a code reads left to right in every language.',
      },
    },
  },
} satisfies Meta<typeof OneTimeCodeField>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<OneTimeCodeFieldProps>) {
  const words = useAccountWords()
  const [value, setValue] = useState(props.value ?? '')
  const [done, setDone] = useState('')
  return (
    <>
      <OneTimeCodeField
        label={words.code}
        hint={words.codeHint}
        onComplete={setDone}
        {...props}
        value={value}
        onChange={setValue}
      />
      <p role="status" data-testid="done">
        {done}
      </p>
    </>
  )
}

export const Default: Story = { render: () => <Example value="204" /> }

export const Playground: Story = {
  args: { length: 6, kind: 'digits', value: '2048' },
  argTypes: { kind: { control: 'inline-radio', options: ['digits', 'letters'] } },
}

export const Empty: Story = { render: () => <Example /> }

export const Wrong: Story = {
  render: () => <Example value="204813" error={useAccountWords().codeWrong} required />,
}

export const Disabled: Story = { render: () => <Example value="204813" disabled /> }

/** Four letters and digits; small ones become capitals. */
export const Letters: Story = { render: () => <Example kind="letters" length={4} value="K7" /> }

/** A code is pasted with its blanks. */
export const Paste: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('204 813 ')
    await expect(canvas.getByTestId('done')).toHaveTextContent('204813')
  },
}

/** Letters go nowhere, Arabic digits count, Backspace takes the last one away. */
export const Typing: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.type(input, 'a2٠٤{Backspace}8')
    await expect(input).toHaveValue('208')
  },
}

/** Twelve boxes on a narrow screen, and a label without a break. */
export const AbsurdContent: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Example length={10} label={endlessWord} error={endlessWord} value="12345" />
    </div>
  ),
}

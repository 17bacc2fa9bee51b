import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStack } from '../../../.storybook/FieldStage.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay, useFieldWords } from '../../../.storybook/words/fields.ts'
import { useNumbers, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

const meta = {
  component: TextArea,
  args: { label: 'Message' },
  parameters: {
    docs: {
      description: {
        component:
          'Enter begins a new line and sends nothing; Tab leaves. It can be pulled larger in height only, so that it never widens the page. Letters run as they are typed with `dir="auto"`.',
      },
    },
  },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<TextAreaProps>) {
  return (
    <FieldStack>
      <TextArea label={useWords().message} {...props} />
    </FieldStack>
  )
}

export const Default: Story = { render: () => <TextArea label={useWords().message} /> }

export const Playground: Story = {
  args: { rows: 5, hint: 'Say when we may call.', required: true, error: '' },
}

export const Filled: Story = {
  render: () => <Example defaultValue={useBasicWords().messageText} />,
}

export const WithHint: Story = {
  render: () => <Example required hint={useBasicWords().messageHint} />,
}

export const Invalid: Story = {
  render: () => {
    const words = useBasicWords()
    return <Example required hint={words.messageHint} error={words.messageError} />
  },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox')
    await expect(area).toBeInvalid()
    await expect(area).toBeRequired()
  },
}

export const Disabled: Story = {
  render: () => <Example disabled defaultValue={useBasicWords().messageText} />,
}

/** Reached by Tab, read and copied, not changed. */
export const ReadOnly: Story = {
  render: () => <Example readOnly defaultValue={useBasicWords().messageText} />,
}

/** One row at least is drawn; more by `rows`. */
export const Rows: Story = {
  render: () => (
    <FieldStack>
      {[1, 4, 10].map((rows) => (
        <TextArea key={rows} label={`${rows}`} rows={rows} />
      ))}
    </FieldStack>
  ),
}

function Counted() {
  const words = useBasicWords()
  const number = useNumbers()
  const [text, setText] = useState('')
  return (
    <Example
      maxLength={40}
      value={text}
      onChange={(event) => setText(event.target.value)}
      hint={words.left(number(40 - text.length))}
    />
  )
}

/** How many letters are left is the hint, read when the area is reached and not at each letter. */
export const WithLimit: Story = {
  render: () => <Counted />,
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox')
    await userEvent.type(area, 'x'.repeat(45))
    await expect(area).toHaveValue('x'.repeat(40))
    await expect(area).toHaveAccessibleDescription(/[0٠]/)
  },
}

/** Enter begins a new line. */
export const ByKeyboard: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox')
    await userEvent.tab()
    await userEvent.keyboard('Marina{Enter}Palm')
    await expect(area).toHaveValue('Marina\nPalm')
    await userEvent.tab()
    await expect(area).not.toHaveFocus()
  },
}

export const Absurd: Story = {
  render: () => {
    const words = useFieldWords()
    const { longText } = useOverlayWords()
    return (
      <div style={{ maxInlineSize: 280 }}>
        <Example
          label={endlessWord}
          hint={endlessWord}
          error={endlessWord}
          defaultValue={endlessWord}
        />
        <Example label={words.longLabel} defaultValue={longText.repeat(200)} />
        <Example label={otherWay.en} dir="auto" defaultValue={`${otherWay.en}\n${otherWay.ar}`} />
        <Example label="0" rows={1} placeholder={endlessWord} />
      </div>
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useFieldWords } from '../../../.storybook/words/fields.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormFrame, type FormFrameProps } from './FormFrame.tsx'

const meta = {
  component: FormFrame,
  args: { busy: false, failure: undefined, onSubmit: () => {}, children: null },
} satisfies Meta<typeof FormFrame>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<FormFrameProps>) {
  const words = useFieldWords()
  const [value, setValue] = useState('')
  const [asked, setAsked] = useState(false)
  const error = asked && value === '' ? words.communityError : undefined
  return (
    <FormFrame busy={false} failure={undefined} {...props} onSubmit={() => setAsked(true)}>
      <TextField
        label={words.community}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        {...(error && { error })}
      />
      <div className="mz-form__end">
        <Button type="submit">{words.optionTexts.retry}</Button>
      </div>
    </FormFrame>
  )
}

/** Enter in a field submits; the focus then goes to the first field that is wrong. */
export const Default: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Playground: Story = {
  args: { failure: 'Could not be sent. Try again.' },
  render: (args) => <Example {...args} />,
}

/** Refused with a word that nobody can break. */
export const Absurd: Story = { render: () => <Example failure={endlessWord} /> }

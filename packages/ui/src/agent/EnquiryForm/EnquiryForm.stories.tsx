import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { type PeopleWords, peopleWords, usePeopleWords } from '../../../.storybook/words/people.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import type { EnquiryField } from './EnquiryFieldControl.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'

interface ExampleProps {
  submitting?: boolean
  failing?: boolean
  value?: string
}

type Values = Record<string, string>

function fieldsOf(words: PeopleWords, values: Values, judged: boolean): EnquiryField[] {
  const value = (name: string) => values[name] ?? ''
  const error = (wrong: boolean, text: string) => (judged && wrong ? text : undefined)
  const digits = value('phone').replace(/\D/g, '')
  return [
    {
      name: 'name',
      kind: 'text',
      label: words.name,
      autoComplete: 'name',
      required: true,
      value: value('name'),
      error: error(value('name') === '', words.nameRequired),
    },
    {
      name: 'email',
      kind: 'email',
      label: words.emailAddress,
      autoComplete: 'email',
      required: true,
      value: value('email'),
      error: error(!/^\S+@\S+\.\S+$/.test(value('email')), words.emailWrong),
    },
    {
      name: 'phone',
      kind: 'tel',
      label: words.phone,
      autoComplete: 'tel',
      hint: words.phoneHint,
      required: true,
      value: value('phone'),
      error: error(digits.length < 10 || digits.length > 15, words.phoneWrong),
    },
    {
      name: 'when',
      kind: 'select',
      label: words.when,
      placeholder: words.anyTime,
      options: [
        { value: 'morning', label: words.morning },
        { value: 'evening', label: words.evening },
      ],
      value: value('when'),
    },
    { name: 'message', kind: 'area', label: words.message, value: value('message') },
    { name: 'keep', kind: 'check', label: words.keep, value: value('keep') },
  ]
}

function Example({ submitting = false, failing = false, value = '' }: ExampleProps) {
  const words = usePeopleWords()
  const [values, setValues] = useState<Values>({ message: words.messageText, name: value })
  const [judged, setJudged] = useState(false)
  const [sent, setSent] = useState(false)
  const fields = fieldsOf(words, values, judged)
  const submit = () => {
    setJudged(true)
    const right = fieldsOf(words, values, true).every((field) => field.error === undefined)
    if (right && !failing) setSent(true)
  }
  return (
    <EnquiryForm
      title={words.title}
      lead={words.lead}
      fields={fields}
      onChange={(name, next) => setValues({ ...values, [name]: next })}
      onSubmit={submit}
      submitting={submitting}
      submitError={failing ? words.failed : undefined}
      consent={words.consent}
      sent={
        sent
          ? {
              title: words.sentTitle,
              text: words.sentText,
              actions: (
                <Button variant="outline" onClick={() => setSent(false)}>
                  {words.another}
                </Button>
              ),
            }
          : undefined
      }
      texts={{ submit: words.send, submitting: words.sending }}
    />
  )
}

const meta = {
  title: 'EnquiryForm',
  component: Example,
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  parameters: { docs: { of: EnquiryForm } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/** A form with the title as its name. Each error stands with its field and is read with it. */
export const Default: Story = { tags: ['snapshot'] }

export const Playground: Story = { args: { submitting: false, failing: false } }

/** Sending a form with errors goes to the first field that is wrong. */
export const WrongFields: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = peopleWords(globals.language)
    await userEvent.click(canvas.getByRole('button', { name: words.send }))
    const name = canvas.getByRole('textbox', { name: new RegExp(words.name) })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(words.nameRequired)
  },
}

/** After sending, what stands in its place takes the focus. */
export const Sent: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = peopleWords(globals.language)
    const field = (label: string) => canvas.getByRole('textbox', { name: new RegExp(label) })
    await userEvent.type(field(words.name), 'Sara Khan')
    await userEvent.type(field(words.emailAddress), 'sara.khan@example.com')
    await userEvent.type(field(words.phone), '971500000123{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent(words.sentTitle))
    await expect(canvas.getByRole('heading')).toHaveFocus()
  },
}

export const Sending: Story = { args: { submitting: true, value: 'Sara Khan' } }

/** What was typed stays. */
export const Failed: Story = { args: { failing: true, value: 'Sara Khan' } }

/** No fields: a question that needs none. */
export const WithoutFields: Story = {
  render: () => {
    const words = usePeopleWords()
    return (
      <EnquiryForm
        title={words.title}
        fields={[]}
        onChange={() => {}}
        onSubmit={() => {}}
        submitting={false}
        submitError={undefined}
        texts={{ submit: words.send, submitting: words.sending }}
      />
    )
  },
}

export const AbsurdContent: Story = {
  render: () => {
    const words = usePeopleWords()
    return (
      <EnquiryForm
        title={endlessWord}
        lead={words.otherDirection}
        fields={[
          { name: 'a', kind: 'text', label: endlessWord, value: endlessWord, error: endlessWord },
          { name: 'b', kind: 'text', label: words.name, value: words.otherDirection },
        ]}
        onChange={() => {}}
        onSubmit={() => {}}
        submitting={false}
        submitError={endlessWord}
        consent={endlessWord}
        texts={{ submit: words.send, submitting: words.sending }}
      />
    )
  },
}

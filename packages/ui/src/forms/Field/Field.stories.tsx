import './Control.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStack } from '../../../.storybook/FieldStage.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay, useFieldWords } from '../../../.storybook/words/fields.ts'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'
import { Field, type FieldTexts } from './Field.tsx'

const meta = {
  component: Field,
  args: {
    label: 'Viewing on',
    children: (control) => <input type="date" className="mz-control" {...control} />,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Ties a control to its texts: the label is its name, hint and error are its description, and an error marks it as invalid. A press on the label focuses the control. The star is drawn for the eye; screen readers hear “required”.',
      },
    },
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<FieldTexts>) {
  return (
    <FieldStack>
      <Field label={useBasicWords().viewing} {...props}>
        {(control) => <input type="date" className="mz-control" {...control} />}
      </Field>
    </FieldStack>
  )
}

/** For controls that have no field of their own. */
export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { hint: 'Between Sunday and Thursday.', error: '', required: true, hideLabel: false },
}

export const Required: Story = { render: () => <Example required /> }

export const WithHint: Story = { render: () => <Example hint={useBasicWords().viewingHint} /> }

/** An icon and words, not colour alone. The hint stays, since it may say how to mend it. */
export const Invalid: Story = {
  render: () => {
    const words = useBasicWords()
    return <Example required hint={words.viewingHint} error={words.viewingError} />
  },
  play: async ({ canvasElement }) => {
    const control = canvasElement.querySelector('input')
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription(/\. .+/)
  },
}

/** Heard only, where the place says what is asked. */
export const HiddenLabel: Story = {
  render: () => <Example hideLabel hint={useBasicWords().viewingHint} />,
}

/** A link in the hint is a stop of its own after the control. */
export const LinkInHint: Story = {
  render: () => {
    const words = useBasicWords()
    return <Example hint={<TextLink href="#hours">{words.viewingHint}</TextLink>} />
  },
}

/** A press on the label leads into the control; so does Tab. */
export const ByKeyboard: Story = {
  render: () => {
    const words = useBasicWords()
    return (
      <FieldStack>
        {[words.viewing, words.size].map((label) => (
          <Field key={label} label={label}>
            {(control) => <input className="mz-control" {...control} />}
          </Field>
        ))}
      </FieldStack>
    )
  },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('textbox')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    const label = canvasElement.querySelectorAll('label')[1]
    if (!label) throw new Error('a label expected')
    await userEvent.click(label)
    await expect(second).toHaveFocus()
  },
}

export const Absurd: Story = {
  render: () => {
    const words = useFieldWords()
    return (
      <div style={{ maxInlineSize: 280 }}>
        <Example label={endlessWord} hint={endlessWord} error={endlessWord} required />
        <Example label={words.longLabel} hint={words.longLabel} />
        <Example label={otherWay.en} hint={otherWay.ar} error={otherWay.en} />
        <Example label="?" hint="0" error="" />
      </div>
    )
  },
}

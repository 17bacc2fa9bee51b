import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStack } from '../../../.storybook/FieldStage.tsx'
import { endlessWord, otherWay, useFieldWords } from '../../../.storybook/words/fields.ts'
import { useWords } from '../../../.storybook/words.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { MailIcon, PhoneIcon, UserIcon } from '../../foundations/icons/things.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  args: { label: 'Email' },
  parameters: {
    docs: {
      description: {
        component:
          'An input with its label, hint and error, read in that order. Give it `type`, `autoComplete`, `inputMode` and `enterKeyHint`, so that phones show the right keys and fill it in. Addresses and numbers run left to right also in Arabic: `dir="ltr"`; icon and unit stay on the sides of the page.',
      },
    },
  },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  render: () => <TextField label={useWords().email} type="email" autoComplete="email" />,
}

export const Playground: Story = {
  args: { hint: 'We answer there within a day.', required: true, disabled: false, error: '' },
}

export const States: Story = {
  render: () => {
    const words = useWords()
    return (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
        <TextField label={words.name} required />
        <TextField label={words.email} hint={words.emailHint} start={<MailIcon />} />
        <TextField type="email" label={words.email} error={words.emailError} defaultValue="noor@" />
        <TextField label={words.price} end={<span>{words.aed}</span>} inputMode="numeric" />
        <TextField label={words.name} disabled defaultValue="Noor" />
      </div>
    )
  },
}

/** The star is for the eye; screen readers hear “required”. */
export const Required: Story = {
  render: () => (
    <FieldStack>
      <TextField label={useWords().name} required autoComplete="name" />
    </FieldStack>
  ),
}

export const WithHint: Story = {
  render: () => {
    const words = useWords()
    return (
      <FieldStack>
        <TextField label={words.email} hint={words.emailHint} type="email" />
      </FieldStack>
    )
  },
}

export const Invalid: Story = {
  render: () => {
    const words = useWords()
    return (
      <FieldStack>
        <TextField
          label={words.email}
          required
          hint={words.emailHint}
          error={words.emailError}
          defaultValue="noor@"
          type="email"
        />
      </FieldStack>
    )
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/\S+ \S+/)
  },
}

/** An icon at the start, a unit at the end; both silent, so the label says what is asked. */
export const WithIconAndUnit: Story = {
  render: () => {
    const words = useWords()
    return (
      <FieldStack>
        <TextField label={words.name} start={<UserIcon />} defaultValue="Noor" />
        <TextField
          label={words.price}
          end={<span>{words.aed}</span>}
          inputMode="numeric"
          defaultValue="2350000"
        />
      </FieldStack>
    )
  },
}

/** Passed over by Tab, and not sent. */
export const Disabled: Story = {
  render: () => (
    <FieldStack>
      <TextField label={useWords().name} disabled defaultValue="Noor" start={<UserIcon />} />
    </FieldStack>
  ),
}

/** Reached by Tab and read, its text can be copied, and it is sent. */
export const ReadOnly: Story = {
  render: () => (
    <FieldStack>
      <TextField label={useWords().email} readOnly defaultValue="noor@example.com" />
    </FieldStack>
  ),
}

export const HiddenLabel: Story = {
  render: () => {
    const words = useWords()
    return (
      <FieldStack>
        <TextField label={words.email} hideLabel placeholder={words.email} />
      </FieldStack>
    )
  },
}

/** Left to right in a page of either direction; the icon keeps its side and covers nothing. */
export const AgainstThePage: Story = {
  render: () => {
    const words = useFieldWords()
    return (
      <FieldStack>
        <TextField
          label={useWords().email}
          dir="ltr"
          start={<MailIcon />}
          defaultValue="noor.al.hashimi.of.dubai.marina@example.com"
        />
        <TextField
          label={words.phone}
          dir="rtl"
          start={<PhoneIcon />}
          end={<span>{words.aed}</span>}
          defaultValue={otherWay.en}
        />
      </FieldStack>
    )
  },
}

function Sent() {
  const words = useWords()
  const [sent, setSent] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(String(new FormData(event.currentTarget).get('email')))
      }}
    >
      <FieldStack>
        <TextField label={words.name} disabled />
        <TextField label={words.email} name="email" enterKeyHint="send" />
        <Button type="submit">{words.send}</Button>
        <output>{sent}</output>
      </FieldStack>
    </form>
  )
}

/** Tab passes over what is disabled; Enter sends the form. */
export const ByKeyboard: Story = {
  render: () => <Sent />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.tab()
    await expect(page.getAllByRole('textbox')[1]).toHaveFocus()
    await userEvent.keyboard('noor@example.com{Enter}')
    await expect(page.getByRole('status')).toHaveTextContent('noor@example.com')
  },
}

export const Absurd: Story = {
  render: () => {
    const words = useFieldWords()
    return (
      <div style={{ maxInlineSize: 280 }}>
        <FieldStack>
          <TextField
            label={endlessWord}
            hint={endlessWord}
            error={endlessWord}
            defaultValue={endlessWord}
            start={<MailIcon />}
            end={<span>{words.aed}</span>}
            required
          />
          <TextField label={words.longLabel} defaultValue="999999999999999999999999" />
          <TextField
            label={otherWay.en}
            placeholder={otherWay.ar}
            end={<span>{endlessWord}</span>}
          />
          <TextField label="0" defaultValue="0" maxLength={0} />
        </FieldStack>
      </div>
    )
  },
}

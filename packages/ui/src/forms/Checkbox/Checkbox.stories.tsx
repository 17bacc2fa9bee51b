import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Row, Stack } from '../../../.storybook/Layout.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { useNumbers } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { FieldNotes } from '../Field/FieldNotes.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Furnished' },
  parameters: {
    docs: {
      description: {
        component:
          'The browser’s own checkbox: Space switches it, each is a stop for Tab, and the whole line can be pressed, 44 px high. Screen readers say the label with its count, and whether it is checked. In contrast themes it looks as the machine draws it.',
      },
    },
  },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Checkbox label={useWords().furnished} /> }

export const Playground: Story = { args: { count: '1,204', defaultChecked: true, disabled: false } }

export const States: Story = {
  render: () => {
    const words = useWords()
    return (
      <div style={{ display: 'grid' }}>
        <Checkbox label={words.furnished} />
        <Checkbox label={words.furnished} defaultChecked />
        <Checkbox label={words.furnished} disabled />
        <Checkbox label={words.furnished} disabled defaultChecked />
      </div>
    )
  },
}

/** How many results it would leave; read with the label. */
export const WithCounts: Story = {
  render: () => {
    const words = useWords()
    const number = useNumbers()
    return (
      <div style={{ display: 'grid' }}>
        <Checkbox label={words.apartment} count={number(12_450)} defaultChecked />
        <Checkbox label={words.villa} count={number(486)} />
        <Checkbox label={words.townhouse} count={number(0)} disabled />
      </div>
    )
  },
}

/** `aria-invalid` draws the edge in red; the words below are tied to it by `aria-describedby`. */
export const Invalid: Story = {
  render: () => {
    const words = useBasicWords()
    return (
      <Stack width={360}>
        <Checkbox label={words.agree} required aria-invalid aria-describedby="agreement-error" />
        <FieldNotes id="agreement" error={words.agreeError} />
      </Stack>
    )
  },
}

/** Lines of a long label stand under each other, not under the box. */
export const LongLabel: Story = {
  render: () => (
    <Stack width={280}>
      <Checkbox label={useBasicWords().agree} />
    </Stack>
  ),
}

function Criteria() {
  const { criteria } = useBasicWords()
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <div style={{ display: 'grid' }}>
      {criteria.map((criterion) => (
        <Checkbox
          key={criterion}
          label={criterion}
          checked={chosen.includes(criterion)}
          onChange={({ target }) =>
            setChosen(
              target.checked
                ? [...chosen, criterion]
                : chosen.filter((other) => other !== criterion),
            )
          }
        />
      ))}
      <output>{chosen.join(' · ')}</output>
    </div>
  )
}

/** Tab goes from box to box, Space switches; a press on the words does too. */
export const ByKeyboard: Story = {
  render: () => <Criteria />,
  play: async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement).getAllByRole('checkbox')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
    await userEvent.tab()
    await expect(second).toHaveFocus()
    await userEvent.keyboard('  ')
    await expect(second).not.toBeChecked()
    const label = third?.closest('label')
    if (!label) throw new Error('a label expected')
    await userEvent.click(label)
    await expect(third).toBeChecked()
  },
}

/** Labels without end, without letters and of the other direction; counts of nothing and of all. */
export const Absurd: Story = {
  render: () => (
    <Stack width={240}>
      <Checkbox label={endlessWord} count="999,999,999,999" defaultChecked />
      <Checkbox label={otherWay.en} count="0" />
      <Checkbox label={otherWay.ar} count="" />
      <Row>
        {Array.from({ length: 12 }, (_, at) => `${at}`).map((id) => (
          <Checkbox key={id} label={id} />
        ))}
      </Row>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole('checkbox'))
      await expect(box.getBoundingClientRect().width).toBeGreaterThan(20)
  },
}

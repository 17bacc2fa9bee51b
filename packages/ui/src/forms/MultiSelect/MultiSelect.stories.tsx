import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FieldStack, FieldStage } from '../../../.storybook/FieldStage.tsx'
import { keepFocusWritable } from '../../../.storybook/keep-focus-writable.ts'
import { endlessWord, otherWay, useFieldWords } from '../../../.storybook/words/fields.ts'
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'

const meta = {
  component: MultiSelect,
  loaders: [keepFocusWritable],
  args: {
    label: 'Amenities',
    value: ['pool'],
    onChange: () => {},
    options: [
      { value: 'pool', label: 'Private pool' },
      { value: 'gym', label: 'Gym' },
    ],
    texts: {
      open: 'Show options',
      clear: 'Clear',
      loading: 'Looking for options',
      none: 'Nothing of this name.',
      failed: 'Options could not be loaded. Enter tries again.',
      retry: 'Try again',
      count: (total) => `${total} options`,
      more: (shown, total) => `${shown} of ${total} shown. Type to find others.`,
      remove: (label) => `Remove: ${label}`,
      all: (total) => `All ${total}`,
      chosen: (count) => `${count} chosen`,
      others: (count) => `and ${count} more`,
    },
  },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

function useAmenities() {
  const words = useFieldWords()
  return useMemo(
    () => words.amenityNames.map((label, place) => ({ value: `a${place}`, label })),
    [words],
  )
}

function Example(props: Partial<MultiSelectProps>) {
  const words = useFieldWords()
  const amenities = useAmenities()
  const [value, setValue] = useState<readonly string[]>(props.value ?? [])
  return (
    <div style={{ minBlockSize: 420 }}>
      <FieldStage value={value.length > 20 ? value.length : value}>
        <MultiSelect
          label={words.amenities}
          texts={words.optionTexts}
          options={amenities}
          {...props}
          value={value}
          onChange={setValue}
        />
      </FieldStage>
    </div>
  )
}

/**
 * Keyboard: arrows walk the list, Enter takes and leaves, Backspace in the empty input takes back
 * the last one. Each chip's button is a stop of its own. The number chosen is told.
 */
export const Default: Story = { render: () => <Example value={['a0', 'a2']} /> }

export const Playground: Story = {
  args: { placeholder: 'Any', required: false, error: '', disabled: false, chipLimit: 6 },
  render: (args) => <Example {...args} />,
}

export const States: Story = {
  render: () => {
    const words = useFieldWords()
    const options = useAmenities()
    const shared = { label: words.amenities, texts: words.optionTexts, options, onChange: () => {} }
    return (
      <FieldStack>
        <MultiSelect {...shared} value={[]} placeholder={words.communityHint} />
        <MultiSelect {...shared} value={['a1']} required error={words.communityError} />
        <MultiSelect {...shared} value={['a0', 'a1']} disabled />
        <MultiSelect {...shared} value={['a0', 'a1']} readOnly />
      </FieldStack>
    )
  },
}

/** All that fit the typed text are taken at once, by the first option. */
export const TakingAll: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    const [all] = await canvas.findAllByRole('option')
    if (all) await userEvent.click(all)
    await expect(canvas.getByTestId('value')).toHaveTextContent('a11')
    const [again] = canvas.getAllByRole('option')
    if (again) await userEvent.click(again)
    await expect(canvas.getByTestId('value')).toHaveTextContent('[]')
  },
}

export const ByKeyboard: Story = {
  render: () => <Example value={['a5']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    // Ark marks the chosen one a frame after it opens, wherever the arrows are by then.
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowDown}{Enter}{Escape}')
    await expect(canvas.getByTestId('value').textContent?.match(/a\d+/g)).toHaveLength(3)
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByTestId('value').textContent?.match(/a\d+/g)).toHaveLength(2)
  },
}

export const ManyChosen: Story = {
  render: () => <Example value={Array.from({ length: 12 }, (_each, place) => `a${place}`)} />,
}

/** Ten thousand to choose from, all of them chosen: six chips and a number. */
export const TenThousand: Story = {
  render: function Many() {
    const words = useFieldWords()
    const options = useMemo(
      () =>
        Array.from({ length: 10_000 }, (_each, place) => ({
          value: String(place),
          label: words.tower(String(place + 1)),
        })),
      [words],
    )
    return (
      <Example label={words.project} options={options} value={options.map(({ value }) => value)} />
    )
  },
}

export const Absurd: Story = {
  render: () => {
    const words = useFieldWords()
    const shared = { texts: words.optionTexts, onChange: () => {} }
    const odd = [
      { value: 'long', label: endlessWord },
      { value: 'other', label: otherWay.en, detail: otherWay.ar },
    ]
    return (
      <FieldStack>
        <MultiSelect {...shared} label={words.amenities} value={[]} options={[]} />
        <MultiSelect
          {...shared}
          label={words.longLabel}
          value={['long', 'other', 'gone']}
          options={odd}
        />
        <MultiSelect {...shared} label={endlessWord} value={[]} options={odd} error={endlessWord} />
      </FieldStack>
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useMemo, useRef, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FieldStack, FieldStage } from '../../../.storybook/FieldStage.tsx'
import { keepFocusWritable } from '../../../.storybook/keep-focus-writable.ts'
import { endlessWord, otherWay, useFieldWords } from '../../../.storybook/words/fields.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'
import type { ComboboxOption } from './use-options.ts'

const meta = {
  component: Combobox,
  loaders: [keepFocusWritable],
  args: {
    label: 'Community',
    value: '',
    onChange: () => {},
    options: [
      { value: 'dubai-marina', label: 'Dubai Marina' },
      { value: 'downtown', label: 'Downtown Dubai' },
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
    },
  },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

function usePlaces(): ComboboxOption[] {
  const words = useFieldWords()
  return useMemo(
    () => [
      ...words.communities.map((label) => ({ value: label, label, group: words.dubai })),
      ...words.abuDhabiPlaces.map((label) => ({ value: label, label, group: words.abuDhabi })),
    ],
    [words],
  )
}

function Example(props: Partial<ComboboxProps>) {
  const words = useFieldWords()
  const places = usePlaces()
  const [value, setValue] = useState(props.value ?? '')
  const source = props.load ? {} : { options: props.options ?? places }
  return (
    <div style={{ minBlockSize: 420 }}>
      <FieldStage value={value}>
        <Combobox
          label={words.community}
          hint={words.communityHint}
          texts={words.optionTexts}
          {...source}
          {...props}
          value={value}
          onChange={setValue}
        />
      </FieldStage>
    </div>
  )
}

/**
 * Keyboard: arrows open the list and walk, Enter chooses, Escape closes, Alt and arrow up closes.
 * The number of options is told to screen readers.
 */
export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { placeholder: 'Any community', required: true, error: '', disabled: false },
  render: (args) => <Example {...args} />,
}

export const States: Story = {
  render: () => {
    const words = useFieldWords()
    const places = usePlaces()
    const shared = {
      label: words.community,
      texts: words.optionTexts,
      options: places,
      onChange: () => {},
    }
    const first = places[0]?.value ?? ''
    return (
      <FieldStack>
        <Combobox {...shared} value="" placeholder={words.communityHint} required />
        <Combobox {...shared} value="" error={words.communityError} />
        <Combobox {...shared} value={first} disabled />
        <Combobox {...shared} value={first} readOnly />
      </FieldStack>
    )
  },
}

/** Groups are announced with their names. */
export const Groups: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findAllByRole('group')).toHaveLength(2)
    // Above the fields that follow, which are laid out after it.
    const floating = canvas.getByRole('listbox').closest('.mz-floating')
    await waitFor(() => expect(getComputedStyle(floating ?? canvasElement).zIndex).toBe('200'))
  },
}

/** The frame in which Ark begins to watch is over. */
const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

export const ByKeyboard: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole<HTMLInputElement>('combobox')
    // Ark marks an option, and watches where the focus goes, from the frame after it opened: the
    // keys are pressed as by a hand that looks.
    const marked = () => waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'))
    const closed = () => waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowDown}')
    await marked()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByTestId('value')).not.toHaveTextContent('""')
    await closed()
    const chosen = input.value
    await userEvent.keyboard('{Backspace}')
    await marked()
    await expect(input).not.toHaveValue(chosen)
    await nextFrames()
    await userEvent.tab()
    await closed()
    await expect(input).toHaveValue(chosen)
    // Closed for screen readers too: none is told of an option that is no longer there.
    await waitFor(() => expect(input).not.toHaveAttribute('aria-activedescendant'))
  },
}

/** Typed letters wait for a silence before they are asked for; older answers are dropped. */
export const Loaded: Story = {
  render: function Loader() {
    const places = usePlaces()
    const load = useCallback(
      async (query: string) => {
        await new Promise((resolve) => setTimeout(resolve, 600))
        return places.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
      },
      [places],
    )
    return <Example load={load} />
  },
}

const never = () => new Promise<never>(() => {})

export const Slow: Story = {
  render: () => <Example load={never} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Enter in the input, or the button, asks again. */
export const Failing: Story = {
  render: function Failing() {
    const places = usePlaces()
    const attempts = useRef(0)
    const load = useCallback(async () => {
      attempts.current += 1
      if (attempts.current % 2 === 1) throw new Error('offline')
      return places
    }, [places])
    return <Example load={load} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findByRole('button', { name: /Try again|إعادة/ })
    await userEvent.keyboard('{Enter}')
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(3)
  },
}

export const NothingFound: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'atlantis')
    await expect(canvas.queryAllByRole('option')).toHaveLength(0)
  },
}

// One for all numbers: made for each of ten thousand, it took longer than all else in the story.
const grouped = new Intl.NumberFormat('en')

/** Drawn are a hundred at most; the rest is found by typing. */
export const TenThousand: Story = {
  render: function Many() {
    const words = useFieldWords()
    const options = useMemo(
      () =>
        Array.from({ length: 10_000 }, (_option, place) => ({
          value: String(place),
          label: words.tower(grouped.format(place + 1)),
        })),
      [words],
    )
    return <Example label={words.project} options={options} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findAllByRole('option')).toHaveLength(100)
    await userEvent.type(canvas.getByRole('combobox'), '9,999', { delay: 50 })
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByTestId('value')).toHaveTextContent('9998')
  },
}

/** One option, words without end, a text of the other direction, a value that is no option. */
export const Absurd: Story = {
  render: () => {
    const words = useFieldWords()
    const shared = { texts: words.optionTexts, onChange: () => {} }
    const odd = [
      { value: 'long', label: endlessWord, detail: endlessWord, group: endlessWord },
      { value: 'other', label: otherWay.en, detail: otherWay.ar, disabled: true },
    ]
    return (
      <FieldStack>
        <Combobox {...shared} label={words.community} value="" options={[]} />
        <Combobox {...shared} label={words.community} value="long" options={odd} />
        <Combobox {...shared} label={words.longLabel} value="gone" options={odd} />
        <Combobox {...shared} label={endlessWord} value="other" options={odd} error={endlessWord} />
      </FieldStack>
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { useNumbers } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { MapPinIcon } from '../../foundations/icons/things.tsx'
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx'

const meta = {
  component: SearchBox,
  args: {
    label: 'Place',
    value: '',
    onValueChange: () => {},
    suggestions: [],
    status: 'idle',
    onChoose: () => {},
    onSubmit: () => {},
    texts: {
      clear: 'Clear',
      loading: 'Looking for places',
      none: 'No place of this name. Try the community.',
      failed: 'Places could not be loaded. Enter searches all the same.',
      count: (count) => `${count} places`,
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A combobox: the focus stays in the input, ↑ ↓ walk through the suggestions and round, Enter chooses the marked one or searches for the words as they are, Escape first closes the list and then empties the input, Tab leaves. Screen readers hear how many there are, each that is marked, and what there is instead: loading, nothing, failed.',
      },
    },
  },
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<SearchBoxProps>) {
  const words = useWords()
  const { searchTexts } = useBasicWords()
  const [value, setValue] = useState(props.value ?? '')
  const places = useMemo(
    () =>
      words.places
        .filter((place) => place.toLowerCase().includes(value.toLowerCase()))
        .map((label) => ({ id: label, label, icon: <MapPinIcon /> })),
    [words, value],
  )
  return (
    <div style={{ maxInlineSize: 480, minBlockSize: 420 }}>
      <SearchBox
        label={words.location}
        placeholder={words.location}
        suggestions={places}
        status="ready"
        texts={searchTexts}
        onSubmit={() => {}}
        {...props}
        value={value}
        onValueChange={setValue}
        onChoose={(place) => {
          setValue(place.label)
          props.onChoose?.(place)
        }}
      />
    </div>
  )
}

const openIt = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const input = within(canvasElement).getByRole('combobox')
  await userEvent.click(input)
  await expect(input).toHaveAttribute('aria-expanded', 'true')
}

export const Default: Story = { render: () => <Example /> }

/** Beside other fields, as high as they are. */
export const BesideFields: Story = { render: () => <Example size="md" /> }

export const Playground: Story = {
  args: {
    value: 'mar',
    status: 'ready',
    suggestions: [
      { id: '1', label: 'Dubai Marina', detail: 'Community in Dubai', group: 'Places' },
      { id: '2', label: 'Marina Gate 2', detail: 'Project in Dubai Marina', group: 'Places' },
      { id: '3', label: 'Homes with a marina view', group: 'Criteria' },
    ],
  },
}

/** What there is, below the input; it takes no room of the page. */
export const Open: Story = { render: () => <Example />, play: openIt }

function Grouped() {
  const words = useWords()
  const basics = useBasicWords()
  const number = useNumbers()
  const suggestions = [
    ...words.places.slice(0, 3).map((label) => ({
      id: label,
      label,
      detail: basics.communityIn,
      icon: <MapPinIcon />,
      group: basics.communities,
    })),
    ...[1, 2].map((at) => ({
      id: `${at}`,
      label: basics.tower(number(at)),
      detail: words.places[0] ?? '',
      group: basics.buildings,
    })),
  ]
  return <Example suggestions={suggestions} />
}

/** Names of groups stand above them once; a second line says what or where it is. */
export const GroupsAndDetails: Story = { render: () => <Grouped />, play: openIt }

/** A button inside the frame. */
export const WithButton: Story = {
  render: () => <Example end={<Button>{useBasicWords().search}</Button>} />,
}

export const Loading: Story = {
  render: () => <Example status="loading" value="mar" suggestions={[]} />,
  play: openIt,
}

export const Failed: Story = {
  render: () => <Example status="failed" value="mar" suggestions={[]} />,
  play: openIt,
}

export const NothingFound: Story = {
  render: () => <Example value="atlantis" suggestions={[]} />,
  play: async (context) => {
    await openIt(context)
    const { getByRole } = within(context.canvasElement)
    await expect(getByRole('status')).toHaveTextContent(/\S/)
  },
}

function LateExample() {
  const words = useWords()
  const [status, setStatus] = useState<'loading' | 'ready'>('loading')
  useEffect(() => {
    const timer = setTimeout(() => setStatus('ready'), 1500)
    return () => clearTimeout(timer)
  }, [])
  const places = words.places.map((label) => ({ id: label, label }))
  return <Example status={status} suggestions={status === 'ready' ? places : []} value="a" />
}

/** Comes after a second and a half; the number is told when it is there. */
export const Slow: Story = {
  render: () => <LateExample />,
  play: async (context) => {
    await openIt(context)
    const page = within(context.canvasElement)
    await expect((await page.findAllByRole('option')).length).toBeGreaterThan(3)
    await expect(page.getByRole('status')).toHaveTextContent(/9/)
  },
}

/** Arrows walk round through the input itself, so what was typed can be searched for as it is. */
export const ByKeyboard: Story = {
  args: { onChoose: fn(), onSubmit: fn() },
  render: ({ onChoose, onSubmit }) => <Example onChoose={onChoose} onSubmit={onSubmit} />,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    const input = page.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(page.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledTimes(1)
    await expect(input).not.toHaveValue('')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(page.queryByRole('listbox')).toBeNull()
    await expect(input).not.toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
  },
}

function Hundred() {
  const words = useBasicWords()
  const number = useNumbers()
  const suggestions = useMemo(
    () =>
      Array.from({ length: 100 }, (_, at) => ({
        id: `${at}`,
        label: words.tower((at + 1).toLocaleString('en')),
      })),
    [words],
  )
  return (
    <Example
      suggestions={suggestions}
      texts={{ ...words.searchTexts, count: (count) => number(count) }}
    />
  )
}

/** What is marked by the arrows scrolls into view; the page stays where it is. */
export const AHundred: Story = {
  render: () => <Hundred />,
  play: async (context) => {
    await openIt(context)
    const page = within(context.canvasElement)
    await userEvent.keyboard('{ArrowUp}')
    const last = page.getAllByRole('option')[99]
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => {
      const panel = page.getByRole('listbox').parentElement?.getBoundingClientRect()
      const option = last?.getBoundingClientRect()
      return expect(option?.bottom).toBeLessThanOrEqual(panel?.bottom ?? 0)
    })
  },
}

/** Words without end break inside the list, and end in dots inside the input. */
export const Absurd: Story = {
  render: () => {
    const odd = [
      { id: 'word', label: endlessWord, detail: endlessWord, group: endlessWord },
      { id: 'other', label: otherWay.en, detail: otherWay.ar, icon: <MapPinIcon /> },
      { id: 'zero', label: '0', group: '0' },
    ]
    return (
      <div style={{ maxInlineSize: 280 }}>
        <Example suggestions={odd} value={endlessWord} />
      </div>
    )
  },
  play: async (context) => {
    await openIt(context)
    const list = within(context.canvasElement).getByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(280)
  },
}

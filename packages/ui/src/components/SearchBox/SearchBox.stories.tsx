import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { useWords } from '../../../.storybook/words.ts'
import { MapPinIcon } from '../icons/things.tsx'
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
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: SearchBoxProps) {
  const words = useWords()
  const [value, setValue] = useState(props.value)
  const suggestions = useMemo(
    () =>
      words.places
        .filter((place) => place.toLowerCase().includes(value.toLowerCase()))
        .map((label) => ({ id: label, label, icon: <MapPinIcon /> })),
    [words, value],
  )
  return (
    <div style={{ maxInlineSize: 480, minBlockSize: 360 }}>
      <SearchBox
        {...props}
        label={words.location}
        placeholder={words.location}
        value={value}
        onValueChange={setValue}
        suggestions={props.status === 'idle' ? suggestions : props.suggestions}
        status={props.status === 'idle' ? 'ready' : props.status}
        onChoose={(place) => setValue(place.label)}
      />
    </div>
  )
}

export const Default: Story = { render: Example }

export const Playground: Story = {
  args: {
    value: 'mar',
    status: 'ready',
    suggestions: [
      { id: '1', label: 'Dubai Marina', detail: 'Community in Dubai', group: 'Places' },
      { id: '2', label: 'Marina Gate 2', detail: 'Project in Dubai Marina', group: 'Places' },
      { id: '3', label: 'Homes with a marina view', group: 'Wishes' },
    ],
  },
}

export const Loading: Story = { render: Example, args: { status: 'loading', value: 'mar' } }

export const Failed: Story = { render: Example, args: { status: 'failed', value: 'mar' } }

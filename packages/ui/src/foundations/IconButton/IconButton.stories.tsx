import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Row } from '../../../.storybook/Layout.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { ShareIcon } from '../icons/actions.tsx'
import { FilterIcon, GridIcon, MapIcon } from '../icons/controls.tsx'
import { ChatIcon } from '../icons/things.tsx'
import { IconButton, type IconButtonProps } from './IconButton.tsx'

const meta = {
  component: IconButton,
  args: { label: 'Filters', children: <FilterIcon /> },
  parameters: {
    docs: {
      description: {
        component:
          'Enter and Space press it. Its label is the name that screen readers say and the hint under a resting pointer; the icon is silent. With `pressed` it is a switch, told as pressed or not pressed, so its label stays the same in both states.',
      },
    },
  },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <IconButton label={useBasicWords().filters}>
      <FilterIcon />
    </IconButton>
  ),
}

export const Playground: Story = {
  args: { variant: 'ghost', size: 'md', round: false, pressed: false, disabled: false },
  argTypes: {
    variant: { control: 'inline-radio', options: ['solid', 'outline', 'ghost'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
}

function Three(props: Partial<IconButtonProps>) {
  const words = useBasicWords()
  return (
    <Row>
      <IconButton {...props} label={words.filters}>
        <FilterIcon />
      </IconButton>
      <IconButton {...props} label={words.share} variant="outline">
        <ShareIcon />
      </IconButton>
      <IconButton {...props} label={words.chat} variant="solid">
        <ChatIcon />
      </IconButton>
    </Row>
  )
}

export const Variants: Story = { render: () => <Three /> }

/** 36, 44 and 52 px; the small one is 44 px high to the finger. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Three size="sm" />
      <Three />
      <Three size="lg" />
    </div>
  ),
}

/** Round where it floats over something. */
export const Round: Story = { render: () => <Three round /> }

export const Disabled: Story = { render: () => <Three disabled /> }

/** On: a ground, an edge and `aria-pressed`; the edge stays in contrast themes. */
export const Pressed: Story = { render: () => <Three pressed /> }

function Switches() {
  const words = useBasicWords()
  const [map, setMap] = useState(false)
  return (
    <Row>
      <IconButton label={words.map} variant="outline" pressed={map} onClick={() => setMap(!map)}>
        <MapIcon />
      </IconButton>
      <IconButton label={words.grid} disabled>
        <GridIcon />
      </IconButton>
      <IconButton label={words.share}>
        <ShareIcon />
      </IconButton>
    </Row>
  )
}

/** Space and Enter switch; the focus stays, and the state is told. */
export const ByKeyboard: Story = {
  render: () => <Switches />,
  play: async ({ canvasElement }) => {
    const [map, , share] = within(canvasElement).getAllByRole('button')
    await userEvent.tab()
    await expect(map).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard(' ')
    await expect(map).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(map).toHaveAttribute('aria-pressed', 'false')
    await expect(map).toHaveFocus()
    await userEvent.tab()
    await expect(share).toHaveFocus()
  },
}

/** Names of any length and direction; icons too large for it, and none. */
export const Absurd: Story = {
  render: () => (
    <Row>
      <IconButton label={endlessWord} variant="outline">
        <FilterIcon />
      </IconButton>
      <IconButton label={otherWay.en} variant="outline">
        <ShareIcon size={40} />
      </IconButton>
      <IconButton label={otherWay.ar} variant="outline" size="sm">
        <ShareIcon size={8} />
      </IconButton>
      <IconButton label={useBasicWords().chat} variant="outline" children={null} />
    </Row>
  ),
}

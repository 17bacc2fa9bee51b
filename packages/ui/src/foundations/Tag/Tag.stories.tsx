import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { endlessWord, useNumbers, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { MapPinIcon } from '../icons/things.tsx'
import { Tag } from './Tag.tsx'

const row = { display: 'flex', flexWrap: 'wrap', gap: 10 } as const

const meta = {
  component: Tag,
  args: { children: 'Sea view' },
  parameters: {
    docs: {
      description: {
        component:
          'Words, a link or a switch. Links answer to Enter; switches to Enter and Space and say `pressed`. The mark of a pressed switch is its filled ground, in forced colours a thick edge.',
      },
    },
  },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <div style={row}>
      {useOverlayWords().topics.map((topic) => (
        <Tag key={topic}>{topic}</Tag>
      ))}
    </div>
  ),
}

export const Playground: Story = { args: { count: '14' } }

/** Each leads to all properties that have it. */
export const Links: Story = {
  render: () => {
    const number = useNumbers()
    return (
      <div style={row}>
        {useOverlayWords().topics.map((topic, at) => (
          <Tag key={topic} href={`#${topic}`} count={number(at * 412)}>
            {topic}
          </Tag>
        ))}
      </div>
    )
  },
}

export const WithIcon: Story = {
  render: () => <Tag icon={<MapPinIcon size={16} />}>{useOverlayWords().nearby}</Tag>,
}

function Switches() {
  const { topics } = useOverlayWords()
  const [on, setOn] = useState<readonly number[]>([1])
  const toggle = (at: number) =>
    setOn(on.includes(at) ? on.filter((other) => other !== at) : [...on, at])
  return (
    <div style={row}>
      {topics.map((topic, at) => (
        <Tag key={topic} selected={on.includes(at)} onPress={() => toggle(at)}>
          {topic}
        </Tag>
      ))}
    </div>
  )
}

export const PressedAndNot: Story = {
  render: () => <Switches />,
  async play({ canvasElement }) {
    const [first] = within(canvasElement).getAllByRole('button')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-pressed', 'false')
  },
}

export const AbsurdContent: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <div style={{ ...row, maxInlineSize: 320 }}>
        <Tag href="#long" count="0">
          {endlessWord}
        </Tag>
        <Tag count="9,999,999,999">{words.otherDirection}</Tag>
        <Tag>—</Tag>
      </div>
    )
  },
}

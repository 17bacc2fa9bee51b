import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Row, Stack } from '../../../.storybook/Layout.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { Chip } from './Chip.tsx'

const meta = {
  component: Chip,
  args: { children: 'Up to AED 2 million' },
  parameters: {
    docs: {
      description: {
        component:
          'Words with a button to take them back, 44 px to the finger. Tab reaches the button; its name says what it removes. Put several into a list, and when one is removed give the focus to its neighbour.',
      },
    },
  },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => {
    const words = useBasicWords()
    const criterion = words.criteria[0] ?? ''
    return (
      <Chip onRemove={() => {}} removeLabel={words.removeCriterion(criterion)}>
        {criterion}
      </Chip>
    )
  },
}

export const Playground: Story = {}

/** What holds and cannot be taken back has no button. */
export const Fixed: Story = {
  render: () => (
    <Row>
      {useBasicWords().criteria.map((criterion) => (
        <Chip key={criterion}>{criterion}</Chip>
      ))}
    </Row>
  ),
}

function Removable({ criteria }: { criteria: readonly string[] }) {
  const words = useBasicWords()
  const [left, setLeft] = useState(criteria)
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {left.map((criterion) => (
        <li key={criterion} style={{ maxInlineSize: '100%' }}>
          <Chip
            onRemove={() => setLeft(left.filter((other) => other !== criterion))}
            removeLabel={words.removeCriterion(criterion)}
          >
            {criterion}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

function Criteria() {
  return <Removable criteria={useBasicWords().criteria} />
}

export const Several: Story = { render: () => <Criteria /> }

/** Tab goes from button to button, Enter and Space remove. */
export const ByKeyboard: Story = {
  render: () => <Criteria />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    const second = page.getAllByRole('button')[1]
    await expect(second).toHaveFocus()
    await expect(second).toHaveAccessibleName(/: .+/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(2))
  },
}

const many = Array.from({ length: 100 }, (_, at) => String(at ** 4))

/** Never wider than its place: words end in dots, and the button stays within reach. */
export const Absurd: Story = {
  render: () => (
    <Stack width={240}>
      <Removable criteria={[endlessWord, otherWay.en, otherWay.ar, '0']} />
      <Chip>{endlessWord}</Chip>
      <Removable criteria={many} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getAllByRole('button')[0]
    const { right, left } = button?.getBoundingClientRect() ?? { left: -1, right: 9999 }
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useStepWords } from '../../../.storybook/words/steps.ts'
import { Stepper, type StepperProps, type StepState } from './Stepper.tsx'

/** The steps of the stories; the second needs the user. */
function Example(changes: Partial<StepperProps>) {
  const words = useStepWords()
  const [current, setCurrent] = useState(2)
  const labels = [words.place, words.facts, words.pictures, words.price, words.check]
  const details = [words.placeDetail, words.factsError]
  const state = (at: number): StepState => {
    if (at === current) return 'current'
    if (at === 1) return 'failed'
    return at < current ? 'done' : 'upcoming'
  }
  return (
    <Stepper
      label={words.listing}
      steps={labels.map((label, at) => {
        const detail = details[at]
        return {
          id: String(at),
          label,
          state: state(at),
          ...(detail !== undefined && { detail }),
          locked: at > 3,
        }
      })}
      onGo={(id) => setCurrent(Number(id))}
      texts={{
        states: {
          done: words.done,
          current: words.current,
          failed: words.failed,
          upcoming: words.upcoming,
        },
        position: words.position,
      }}
      {...changes}
    />
  )
}

/**
 * Where one is in a task of several pages. **Keyboard**: steps that may be gone to are buttons, in
 * order. **Screen readers**: a navigation with an ordered list; each step says its state in words,
 * the current one is `aria-current="step"`. On phones the names make way for a bar; readers hear them
 * all the same. The component moves no focus: the page puts it on the heading of the new step.
 */
const meta = {
  component: Stepper,
  args: {
    label: 'Add your property',
    steps: [
      { id: 'place', label: 'Place', state: 'done' },
      { id: 'facts', label: 'Facts', state: 'current' },
      { id: 'price', label: 'Price', state: 'upcoming' },
    ],
    texts: {
      states: {
        done: 'done',
        current: 'you are here',
        failed: 'needs you',
        upcoming: 'not yet',
      },
      position: (step, all) => `Step ${step} of ${all}`,
    },
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['snapshot'], render: () => <Example /> }

export const Playground: Story = { args: { orientation: 'horizontal' } }

export const Vertical: Story = { render: () => <Example orientation="vertical" /> }

/** Goes back to the first step by keyboard. */
export const GoBack: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-current', 'step')
  },
}

/** One step, and names of 200 letters. */
export const Absurd: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Stepper {...args} label="One" steps={[{ id: 'a', label: 'Only', state: 'current' }]} />
      <Stepper
        {...args}
        label="Long"
        steps={[
          { id: 'a', label: 'Place'.repeat(40), state: 'done' },
          { id: 'b', label: 'المواصفات', detail: 'قدم مربعة sqft', state: 'current' },
          { id: 'c', label: 'Price', state: 'upcoming' },
        ]}
      />
    </div>
  ),
}

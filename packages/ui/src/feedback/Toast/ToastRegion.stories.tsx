import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { endlessWord, useNumbers, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { createToastStore, type ToastOptions, type ToastStore } from '../../stores/toast-store.ts'
import { ToastRegion } from './ToastRegion.tsx'

const meta = {
  component: ToastRegion,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: { store: createToastStore(), label: 'Messages', closeLabel: 'Hide message' },
  parameters: {
    docs: {
      description: {
        component:
          'A polite live region: each toast is read once, after what is being said. It never takes the focus; Tab reaches its buttons, and while the focus or the pointer is there no clock runs. What must not be missed belongs in the page (InlineAlert), not here.',
      },
    },
  },
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

interface ExampleProps {
  store: ToastStore
  /** Buttons that show toasts. */
  offers?: readonly { name: string; show: () => void }[]
  /** Shown from the start. */
  start?: readonly ToastOptions[]
  position?: (typeof positions)[number]
}

const positions = ['top-start', 'top', 'top-end', 'bottom-start', 'bottom', 'bottom-end'] as const

function Example({ store, offers = [], start = [], position }: ExampleProps) {
  const words = useOverlayWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per language
  useEffect(() => {
    store.clear()
    for (const toast of start) store.show(toast)
    return store.clear
  }, [store, words])
  return (
    <>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', maxInlineSize: 480 }}>
        {offers.map(({ name, show }) => (
          <Button key={name} variant="outline" onClick={show}>
            {name}
          </Button>
        ))}
      </div>
      <ToastRegion
        store={store}
        label={words.messages}
        closeLabel={words.hide}
        {...(position && { position })}
      />
    </>
  )
}

/** Stories look at toasts longer than visitors do. */
const patient = { duration: 600_000, removalDelay: 0 }
const one = createToastStore(patient)

/** One global toast at a time: a new one takes the place of the old. */
export const Default: Story = {
  render: () => {
    const words = useOverlayWords()
    const offers = [
      { name: words.saved, show: () => one.show({ tone: 'success', text: words.savedText }) },
      { name: words.notSaved, show: () => one.show({ tone: 'error', text: words.notSavedText }) },
    ]
    return <Example store={one} offers={offers} />
  },
  async play() {
    const [first, second] = screen.getAllByRole('button')
    if (!first || !second) throw new Error('two buttons expected')
    await userEvent.click(first)
    await userEvent.click(second)
    const region = screen.getByRole('region')
    await waitFor(() => expect(region.children).toHaveLength(1))
    await expect(region.querySelector('.mz-toast--error')).not.toBeNull()
  },
}

const tones = createToastStore(patient)

export const Playground: Story = {
  args: { position: 'top-end' },
  argTypes: { position: { control: 'inline-radio', options: positions } },
  render: ({ position }) => {
    const words = useOverlayWords()
    const start: ToastOptions[] = [
      { tone: 'info', text: words.figuresNewText },
      { tone: 'success', text: words.savedText },
      { tone: 'warning', text: words.permitSoon },
      { tone: 'error', text: words.notSavedText },
      { tone: 'loading', text: words.uploading },
    ]
    return (
      <Example
        store={tones}
        start={start.map((toast) => ({ ...toast, scope: null }))}
        {...(position && { position })}
      />
    )
  },
}

const places = createToastStore(patient)

/** One store drawn in all six places; an app has one region. */
export const Positions: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <>
        <Example store={places} start={[{ text: words.figuresNewText }]} position="top-start" />
        {positions.slice(1).map((position) => (
          <ToastRegion
            key={position}
            store={places}
            label={position}
            closeLabel={words.hide}
            position={position}
          />
        ))}
      </>
    )
  },
}

const scoped = createToastStore(patient)

/** A toast with a scope of its own stands beside the global one; within the scope it replaces. */
export const Scopes: Story = {
  render: () => {
    const words = useOverlayWords()
    const start = [
      { text: words.figuresNewText },
      { text: words.uploading, tone: 'loading', scope: 'upload' },
      { text: words.uploaded, tone: 'success', scope: 'upload' },
    ] as const
    return <Example store={scoped} start={start} />
  },
  async play() {
    await waitFor(() => expect(screen.getByRole('region').children).toHaveLength(2))
  },
}

const many = createToastStore(patient)

/** At most 20: the oldest goes. They scroll where the screen is too low. */
export const TwentyAtMost: Story = {
  render: () => {
    const words = useOverlayWords()
    const number = useNumbers()
    const start = Array.from({ length: 10_000 }, (_, at) => ({
      text: words.picture(number(at + 1)),
      scope: null,
    }))
    return <Example store={many} start={start} />
  },
  async play() {
    await waitFor(() => expect(screen.getByRole('region').children).toHaveLength(20))
  },
}

const waiting = createToastStore({ duration: 3000, removalDelay: 0 })

/** A loading toast never goes by itself, whatever time it was given. What it waited for updates it. */
export const LoadingStays: Story = {
  render: () => {
    const words = useOverlayWords()
    const done = () => {
      const toast = waiting.snapshot()[0]
      if (toast) waiting.update(toast.id, { text: words.uploaded, tone: 'success' })
    }
    return (
      <Example
        store={waiting}
        start={[{ text: words.uploading, tone: 'loading', duration: 1 }]}
        offers={[{ name: words.uploaded, show: done }]}
      />
    )
  },
  async play() {
    const region = screen.getByRole('region')
    await waitFor(() => expect(region.querySelector('.mz-toast--loading')).not.toBeNull())
    await userEvent.click(screen.getAllByRole('button')[0] ?? document.body)
    await waitFor(() => expect(region.querySelector('.mz-toast--success')).not.toBeNull())
  },
}

const read = createToastStore({ duration: 400, removalDelay: 0 })

/** While the pointer or the focus is on a toast, the clocks of all stand still. */
export const HoverPauses: Story = {
  render: () => <Example store={read} start={[{ text: useOverlayWords().figuresNewText }]} />,
  async play() {
    const region = screen.getByRole('region')
    await waitFor(() => expect(region.children).toHaveLength(1))
    const close = screen.getByRole('button')
    close.focus()
    close.blur()
    await waitFor(() => expect(region.children).toHaveLength(0), { timeout: 3000 })
  },
}

const undo = createToastStore(patient)

/** The action is done once and takes the toast with it. Never the only way to do something. */
export const WithAction: Story = {
  render: () => {
    const words = useOverlayWords()
    const action = { label: words.undo, onPress: () => {} }
    return <Example store={undo} start={[{ text: words.savedText, tone: 'success', action }]} />
  },
  async play() {
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(2))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('region').children).toHaveLength(0))
  },
}

const absurd = createToastStore(patient)

export const AbsurdTexts: Story = {
  render: () => {
    const words = useOverlayWords()
    const action = { label: words.undo, onPress: () => {} }
    const start = [
      { text: endlessWord, tone: 'error', scope: null, action },
      { text: words.longText, scope: null },
      { text: words.otherDirection, tone: 'warning', scope: null },
      { text: '', scope: null },
    ] as const
    return <Example store={absurd} start={start} />
  },
}

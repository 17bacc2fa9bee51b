import type { Meta, StoryObj } from '@storybook/react-vite'
import { createToastStore, type ToastTone } from '../../stores/toast-store.ts'
import { Button } from '../Button/Button.tsx'
import { ToastRegion } from './ToastRegion.tsx'

const store = createToastStore()
const tones: readonly ToastTone[] = ['info', 'success', 'warning', 'error', 'loading']

const meta = {
  component: ToastRegion,
  // Acts on the whole page, so stories cannot share one.
  tags: ['!autodocs'],
  args: { store, label: 'Messages', closeLabel: 'Close' },
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

/** One global toast at a time: a new one takes the place of the old. */
export const Default: Story = {
  render: (args) => (
    <>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', maxInlineSize: 480 }}>
        {tones.map((tone) => (
          <Button
            key={tone}
            variant="outline"
            onClick={() => store.show({ tone, text: `This is ${tone}.` })}
          >
            {tone}
          </Button>
        ))}
      </div>
      <ToastRegion {...args} />
    </>
  ),
}

const many = createToastStore({ duration: 600_000 })
for (const tone of tones) many.show({ tone, text: `Told with an icon: ${tone}.`, scope: null })

export const Playground: Story = { args: { store: many } }

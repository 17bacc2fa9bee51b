import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useWords } from '../../../.storybook/words.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Drawer, type DrawerProps } from './Drawer.tsx'

const meta = {
  component: Drawer,
  // Acts on the whole page, so stories cannot share one.
  tags: ['!autodocs'],
  args: {
    open: true,
    title: 'Filters',
    closeLabel: 'Close',
    onClose: () => {},
    children: null,
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: DrawerProps) {
  const words = useWords()
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words.type}
      </Button>
      <Drawer
        {...props}
        title={words.type}
        closeLabel={words.close}
        open={open}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>{words.seeAll}</Button>}
      >
        <div style={{ display: 'grid' }}>
          {[words.apartment, words.villa, words.townhouse].map((label) => (
            <Checkbox key={label} label={label} />
          ))}
        </div>
      </Drawer>
    </>
  )
}

export const Default: Story = { render: Example }

export const Playground: Story = {
  render: Example,
  args: { from: 'end' },
  argTypes: { from: { control: 'inline-radio', options: ['start', 'end', 'bottom'] } },
}

export const FromBelow: Story = { render: Example, args: { from: 'bottom' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useWords } from '../../../.storybook/words.ts'
import { SubMenu, type SubMenuProps } from './SubMenu.tsx'

const meta = {
  component: SubMenu,
  args: {
    label: 'Insights',
    items: [{ id: 'buyer', label: 'Buyer Guide', href: '#buyer' }],
    open: true,
    onToggle: () => {},
    onFollow: () => {},
    maxHeight: 235,
    triggerClass: 'mz-nav__entry',
  },
} satisfies Meta<typeof SubMenu>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: SubMenuProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <div style={{ minBlockSize: 320 }}>
      <SubMenu
        {...props}
        open={open}
        onToggle={() => setOpen(!open)}
        onFollow={() => setOpen(false)}
      />
    </div>
  )
}

export const Default: Story = {
  render: (args) => {
    const words = useWords()
    const items = words.places.map((label) => ({ id: label, label, href: `#${label}` }))
    return <Example {...args} label={words.location} items={items} floating />
  },
}

export const Playground: Story = { render: Example }

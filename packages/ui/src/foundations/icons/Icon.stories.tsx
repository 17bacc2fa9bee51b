import type { Meta, StoryObj } from '@storybook/react-vite'
import * as actions from './actions.tsx'
import * as brands from './brands.tsx'
import * as controls from './controls.tsx'
import { Icon } from './Icon.tsx'
import * as things from './things.tsx'
import * as tools from './tools.tsx'
import { WhatsappIcon } from './WhatsappIcon.tsx'

const meta = {
  component: Icon,
  args: { children: <path d="M5 12h14" /> },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

const all = { ...actions, ...controls, ...things, WhatsappIcon, ...tools, ...brands }

/** Every icon; the name is the component's. */
export const Default: Story = {
  tags: ['snapshot'],
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
        gap: '1.5rem 0.5rem',
        fontSize: 12,
      }}
    >
      {Object.entries(all).map(([name, Shape]) => (
        <li key={name} style={{ display: 'grid', gap: 6, justifyItems: 'center' }}>
          <Shape size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
}

export const Playground: Story = { args: { size: 48, filled: false, flips: false } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import './foundations.css'
import { themeValues } from './theme-values.ts'

const meta = { title: 'Foundations/Motion and layers', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Point at a track, or move the focus there. Where less motion is asked for, nothing travels. */
export const Motion: Story = {
  render: () => (
    <div className="docs-group">
      {themeValues('durations').map(({ variable, value }) => (
        <button key={variable} type="button" className="docs-track docs-cell">
          <span className="docs-mover" style={{ '--speed': `var(${variable})` } as CSSProperties} />
          <code className="docs-value">
            {variable}: {value}
          </code>
        </button>
      ))}
    </div>
  ),
}

/** What lies above what, lowest first. Nothing else sets a z-index above 10. */
export const Layers: Story = {
  tags: ['snapshot'],
  render: () => (
    <ol className="docs-group">
      {themeValues('z-index').map(({ variable, value }, place) => (
        <li
          key={variable}
          className="docs-shape"
          style={{ minBlockSize: '3rem', marginInlineStart: `${place * 2}rem` }}
        >
          <code className="docs-value">
            {variable}: {value}
          </code>
        </li>
      ))}
    </ol>
  ),
}

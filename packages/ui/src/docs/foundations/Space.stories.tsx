import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { uiSystem } from '../../theme/system.ts'
import './foundations.css'
import { themeValues } from './theme-values.ts'

const meta = { title: 'Foundations/Space and shape', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const length = (value: string): CSSProperties => ({ '--length': value }) as CSSProperties

/** A grid of 4 px: generous outside, tight inside a group. */
export const Spacing: Story = {
  tags: ['snapshot'],
  render: () => (
    <div className="docs-group">
      {themeValues('spacing').map(({ variable, value }) => (
        <div key={variable} className="docs-cell">
          <div className="docs-bar" style={length(`var(${variable})`)} />
          <code className="docs-value">
            {variable}: {value}
          </code>
        </div>
      ))}
    </div>
  ),
}

/** Width of a page, of running text, and the smallest target of a finger. */
export const Sizes: Story = {
  render: () => (
    <div className="docs-group">
      {themeValues('sizes').map(({ variable, value }) => (
        <div key={variable} className="docs-cell">
          <div className="docs-bar" style={length(`min(100%, var(${variable}))`)} />
          <code className="docs-value">
            {variable}: {value}
          </code>
        </div>
      ))}
    </div>
  ),
}

/** Controls 8 px, cards 16 px, pills round. */
export const Radii: Story = {
  tags: ['snapshot'],
  render: () => (
    <div className="docs-grid">
      {themeValues('radii').map(({ variable, value }) => (
        <div key={variable} className="docs-shape" style={{ borderRadius: `var(${variable})` }}>
          <code className="docs-value">
            {variable}: {value}
          </code>
        </div>
      ))}
    </div>
  ),
}

/** One shadow, for what floats; everything else has a hairline or nothing. */
export const Elevation: Story = {
  tags: ['snapshot'],
  render: () => (
    <div className="docs-grid" style={{ padding: 32 }}>
      <div className="docs-shape">hairline</div>
      <div className="docs-shape" style={{ boxShadow: 'var(--mz-shadows-float)', border: 0 }}>
        <code className="docs-value">--mz-shadows-float</code>
      </div>
    </div>
  ),
}

/** From this width on; below `md` is a phone. */
export const Breakpoints: Story = {
  render: () => (
    <table className="docs-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {['sm', 'md', 'lg', 'xl'].map((name) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{uiSystem.token(`breakpoints.${name}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}

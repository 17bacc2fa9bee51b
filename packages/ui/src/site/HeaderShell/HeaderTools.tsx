import './HeaderTools.css'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { MoonIcon, SunIcon } from '../../foundations/icons/actions.tsx'
import { GlobeIcon } from '../../foundations/icons/things.tsx'

export interface HeaderToolsProps {
  /** Names both: "Language and colours". */
  label: string
  /** Languages, each by its own name. */
  language: {
    label: string
    value: string
    options: readonly { value: string; label: string }[]
    onChange: (value: string) => void
  }
  /** Whether the page is dark, and what the button would do. */
  colors: { dark: boolean; label: string; onToggle: () => void }
}

/** Language and colours of the interface, for the bar above the menu. */
export function HeaderTools({ label, language, colors }: HeaderToolsProps) {
  return (
    <section className="mz-header-tools" aria-label={label}>
      <span className="mz-header-tools__language">
        <GlobeIcon size={16} />
        <select
          aria-label={language.label}
          value={language.value}
          onChange={({ target }) => language.onChange(target.value)}
        >
          {language.options.map(({ value, label: name }) => (
            <option key={value} value={value} lang={value}>
              {name}
            </option>
          ))}
        </select>
      </span>
      <IconButton size="sm" label={colors.label} onClick={colors.onToggle}>
        {colors.dark ? <SunIcon size={18} /> : <MoonIcon size={18} />}
      </IconButton>
    </section>
  )
}

import './ChatHeader.css'
import type { ReactNode } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { ChevronEndIcon, CloseIcon } from '../../foundations/icons/actions.tsx'
import { GlobeIcon } from '../../foundations/icons/things.tsx'
import { DownloadIcon, StarIcon } from '../../foundations/icons/tools.tsx'
import { LogoMark } from '../../foundations/Logo/LogoMark.tsx'

export interface ChatLanguage {
  /** BCP 47 tag. */
  value: string
  /** In its own words. */
  label: string
}

export interface ChatHeaderProps {
  /** The assistant's. */
  name: string
  /** The connection in a word: "Online". A change is told politely. */
  status: string
  /** Whether the assistant can be reached. */
  online: boolean
  /** Drawn in the circle; our mark by default. */
  mark?: ReactNode
  /** The choice of the language of the conversation. */
  language: {
    label: string
    options: readonly ChatLanguage[]
    /** None of the options while it is not known yet. */
    value: string
    onChange: (value: string) => void
    disabled?: boolean
  }
  /**
   * Opens the dialog where details and budget can be left: a line of its own, or `brief`, once the
   * conversation needs the room, an icon.
   */
  lead?: { label: string; onOpen: () => void; brief?: boolean }
  /** Saves the conversation as a file. */
  save?: { label: string; onSave: () => void; disabled?: boolean }
  /** The button that closes the chat. */
  close: { label: string; onClose: () => void }
}

/** Who answers and whether they are there, the language, the lead dialog, and the way out. */
export function ChatHeader(props: ChatHeaderProps) {
  const { name, status, online, mark, language, lead, save, close } = props
  const known = language.options.some(({ value }) => value === language.value)
  return (
    <div className="mz-chat-top">
      <div className="mz-chat-header">
        <span className="mz-chat-header__mark">{mark ?? <LogoMark size={22} />}</span>
        <div className="mz-chat-header__who">
          <h2>{name}</h2>
          <p data-online={online || undefined} role="status">
            {status}
          </p>
        </div>
        <span className="mz-chat-header__language">
          <GlobeIcon size={16} />
          <select
            aria-label={language.label}
            value={language.value}
            disabled={language.disabled}
            onChange={(event) => language.onChange(event.target.value)}
          >
            {!known && <option value={language.value}>…</option>}
            {language.options.map(({ value, label }) => (
              <option key={value} value={value} lang={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
        {lead?.brief && (
          <IconButton label={lead.label} onClick={lead.onOpen}>
            <StarIcon />
          </IconButton>
        )}
        {save && (
          <IconButton label={save.label} disabled={save.disabled} onClick={save.onSave}>
            <DownloadIcon />
          </IconButton>
        )}
        <IconButton label={close.label} onClick={close.onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {lead && !lead.brief && (
        <button type="button" className="mz-chat-lead" onClick={lead.onOpen}>
          <StarIcon size={16} />
          <span>{lead.label}</span>
          <ChevronEndIcon size={16} />
        </button>
      )}
    </div>
  )
}

import './FooterShell.css'
import type { ReactNode } from 'react'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'

/** A line of a column: a link, or a button where the target depends on who asks. */
export type FooterEntry =
  | { id: string; label: string; href: string }
  | { id: string; label: string; onSelect: () => void }

export interface FooterColumn {
  id: string
  title: string
  entries: readonly FooterEntry[]
}

export interface SocialLink {
  id: string
  /** The service's name. */
  label: string
  href: string
  icon: ReactNode
}

export interface FooterShellProps {
  /** Logo, description, address and contacts. */
  about: ReactNode
  columns: readonly FooterColumn[]
  /** Links to the company elsewhere; null while they are not known, and their row is held. */
  social?: readonly SocialLink[] | null
  /** Needed with `social`. */
  socialLabel?: string
  /** Licence and certification. */
  licence?: ReactNode
  /** The last line. */
  copyright: ReactNode
}

/** The foot of every page. */
export function FooterShell(props: FooterShellProps) {
  const { about, columns, social = [], socialLabel, licence, copyright } = props
  return (
    <footer className="mz-footer">
      <div className="mz-footer__inner">
        <div className="mz-footer__columns">
          <div className="mz-footer__about">
            {about}
            {social === null && <div className="mz-footer__social" />}
            {social !== null && social.length > 0 && (
              <ul className="mz-footer__social" aria-label={socialLabel}>
                {social.map(({ id, label, href, icon }) => (
                  <li key={id}>
                    <UiLink href={href} newTab aria-label={label} title={label}>
                      {icon}
                    </UiLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {columns.map(({ id, title, entries }) => (
            <nav key={id} aria-label={title}>
              <h2 className="mz-footer__title">{title}</h2>
              <ul className="mz-footer__links">
                {entries.map((entry) => (
                  <li key={entry.id}>
                    {'href' in entry ? (
                      <UiLink href={entry.href}>{entry.label}</UiLink>
                    ) : (
                      <button type="button" onClick={entry.onSelect}>
                        {entry.label}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mz-footer__end">
          {licence}
          <span>{copyright}</span>
        </div>
      </div>
    </footer>
  )
}

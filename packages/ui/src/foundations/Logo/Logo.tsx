import './Logo.css'
import { LogoMark } from './LogoMark.tsx'

export interface LogoProps {
  /** The product's name in the script of the page. */
  name: string
  /** Language of the name, so that Arabic gets its own face and spacing. */
  lang?: string
  /** Height of the mark in px; 16, 32 or 48 are the crisp ones. */
  size?: number
  /** One colour, taken from around it; for dark pictures and print. */
  inverted?: boolean
  /** The mark alone; the name is still told to screen readers. */
  markOnly?: boolean
}

/** Mark and wordmark. The name is text, since an operator may rename the product. */
export function Logo({ name, lang, size = 32, inverted = false, markOnly = false }: LogoProps) {
  return (
    <span
      className={inverted ? 'mz-logo mz-logo--inverted' : 'mz-logo'}
      style={{ fontSize: size * 0.82 }}
      {...(markOnly && { role: 'img', 'aria-label': name })}
    >
      <LogoMark size={size} />
      {!markOnly && (
        <span className="mz-logo__name" lang={lang} dir="auto">
          {name}
        </span>
      )}
    </span>
  )
}

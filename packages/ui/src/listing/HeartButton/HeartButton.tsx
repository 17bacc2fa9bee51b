import './HeartButton.css'
import { HeartFilledIcon, HeartIcon } from '../../foundations/icons/things.tsx'

export interface HeartButtonProps {
  /** Whether it is saved; the parent holds it. */
  liked: boolean
  /** What is liked, for example "Save: 2-bed in Dubai Marina"; the state is told beside it. */
  label: string
  onToggle: () => void
  /** While the server decides; a second press is ignored. */
  busy?: boolean
  /** Without a disc, for places that are no picture. */
  plain?: boolean
}

/** Keeps a property, or lets it go. */
export function HeartButton({ liked, label, onToggle, busy, plain }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={plain ? 'mz-heart mz-heart--plain' : 'mz-heart'}
      aria-pressed={liked}
      aria-label={label}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onToggle()
      }}
    >
      <span className="mz-heart__disc">
        {liked ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
      </span>
    </button>
  )
}

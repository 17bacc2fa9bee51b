import './Avatar.css'
import type { ReactNode } from 'react'
import { useImageState } from '../Image/use-image-state.ts'
import { UserIcon } from '../icons/things.tsx'
import { pictureSources } from './picture-sources.ts'

export interface AvatarProps {
  /** Candidates in order of preference; unusable ones are passed over. */
  sources: readonly (string | null | undefined)[]
  /** Whose it is. Empty where the name stands beside it. */
  alt: string
  /** Edge in px. */
  size?: number
  /** The default image, when no candidate is usable or loads. */
  fallbackSrc?: string
  /** Drawn in place of the figure, such as initials. */
  fallback?: ReactNode
}

/** A round portrait or logo. The last resort is a drawn figure, so it is never a broken picture. */
export function Avatar({ sources, alt, size = 40, fallbackSrc, fallback }: AvatarProps) {
  const { status, src, ...handlers } = useImageState(pictureSources([...sources, fallbackSrc]))
  return (
    <span className="mz-avatar" style={{ inlineSize: size, blockSize: size }}>
      {status === 'failed' ? (
        (fallback ?? <UserIcon size={Math.round(size * 0.6)} {...(alt && { label: alt })} />)
      ) : (
        <img key={src} {...handlers} src={src} alt={alt} width={size} height={size} />
      )}
    </span>
  )
}

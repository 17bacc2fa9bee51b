import './Image.css'
import type { ReactNode } from 'react'
import { LogoMark } from '../Logo/LogoMark.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useUi } from '../UiProvider/ui-context.ts'
import { useImageState } from './use-image-state.ts'

export interface ImageProps {
  /** Address of the picture. */
  src: string | undefined
  /** What it shows; empty for decoration. */
  alt: string
  /** Width : height, as CSS writes it; the frame has this shape before the picture is there. */
  ratio?: string
  /** Addresses by width, as HTML writes them. */
  srcSet?: string
  sizes?: string
  /** A tiny copy of it (an address or a data URL of a few hundred bytes), shown blurred meanwhile. */
  placeholder?: string
  /** For pictures above the fold: loads at once and first. */
  priority?: boolean
  fit?: 'cover' | 'contain'
  /** Tried when `src` fails. */
  fallbackSrc?: string
  /** Drawn when nothing loads; by default our mark on sand. */
  fallback?: ReactNode
  className?: string
}

/** A picture in a frame that never changes its size: waiting, shown or failed. */
export function Image(props: ImageProps) {
  const { src, alt, ratio, srcSet, sizes, priority = false, fit = 'cover', fallbackSrc } = props
  const { pictureAddress } = useUi()
  const sources = [src, fallbackSrc].flatMap((url) => (url ? [pictureAddress(url)] : []))
  const { status, src: current, ...handlers } = useImageState(sources)
  const classes = ['mz-image', fit === 'contain' ? 'mz-image--contain' : '', props.className ?? '']
  const responsive = src && current === pictureAddress(src) ? { srcSet, sizes } : {}
  return (
    <span
      className={classes.filter(Boolean).join(' ')}
      data-state={status}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
    >
      {props.placeholder && status !== 'failed' && status !== 'loaded' && (
        <img className="mz-image__blur" src={props.placeholder} alt="" aria-hidden="true" />
      )}
      {status === 'failed' ? (
        <span className="mz-image__missing" {...(alt && { role: 'img', 'aria-label': alt })}>
          {props.fallback ?? <LogoMark size={48} />}
        </span>
      ) : (
        <img
          key={current}
          {...handlers}
          {...responsive}
          src={current}
          alt={alt}
          decoding="async"
          draggable={false}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
        />
      )}
      {status === 'loading' && (
        <span className="mz-image__wait">
          <Spinner size={24} />
        </span>
      )}
    </span>
  )
}

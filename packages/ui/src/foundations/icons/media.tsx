/* Icons of pictures and of what is done with addresses. */
import { Icon, type IconProps } from './Icon.tsx'

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props} filled>
      <path d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l10.6-6.8a.8.8 0 0 0 0-1.4L9.2 4.5a.8.8 0 0 0-1.2.7Z" />
    </Icon>
  )
}

/** A view all around: 360°. */
export function TourIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5c5 0 9 2.5 9 5.7 0 2.9-3.3 5.2-7.5 5.6M10.5 15.8C6.3 15.4 3 13.1 3 10.2c0-3.2 4-5.7 9-5.7M8 13l2.8 2.8L8 18.6" />
    </Icon>
  )
}

export function ZoomInIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m20 20-4.3-4.3M11 8.5v5M8.5 11h5" />
    </Icon>
  )
}

export function ZoomOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m20 20-4.3-4.3M8.5 11h5" />
    </Icon>
  )
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 8.5h10.5V20H9zM15.5 8.5V4H4.5v11.5H9" />
    </Icon>
  )
}

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.5v-15M6 10.5l6-6 6 6" />
    </Icon>
  )
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props} filled>
      <circle cx="5" cy="12" r="1.7" />
      <circle cx="12" cy="12" r="1.7" />
      <circle cx="19" cy="12" r="1.7" />
    </Icon>
  )
}

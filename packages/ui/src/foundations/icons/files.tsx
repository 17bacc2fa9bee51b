/* Icons of files and pictures that one handles. */
import { Icon, type IconProps } from './Icon.tsx'

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15.5V4M7.5 8 12 3.5 16.5 8M4 15v5h16v-5" />
    </Icon>
  )
}

export function FileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h8l4.5 4.5v12.5H6v-17ZM14 3.5V8h4.5" />
    </Icon>
  )
}

export function RetryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.300L20 9.400M20 4.5v5h-5" />
    </Icon>
  )
}

export function RotateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12a7.5 7.5 0 1 0 2.2-5.300L4 9.400M4 4.5v5h5" />
    </Icon>
  )
}

export function CropIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 2.5V17h14.5M2.5 7H17v14.5" />
    </Icon>
  )
}

export function DragIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01" />
    </Icon>
  )
}

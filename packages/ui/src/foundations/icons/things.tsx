/* Icons of properties, people and states. */
import { Icon, type IconProps } from './Icon.tsx'

export function BedIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 18v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5M3 16h18M5.5 11V7.5A1.5 1.5 0 0 1 7 6h10a1.5 1.5 0 0 1 1.5 1.5V11M9 11V9.5h6V11" />
    </Icon>
  )
}

export function BathIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5v-2ZM6 12V6a2 2 0 0 1 3.8-.9M8.2 7.4l3-2M7.5 19 7 21M16.5 19l.5 2" />
    </Icon>
  )
}

export function AreaIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h16v16H4zM4 9h3M4 14h3M10 20v-3M15 20v-3M15 9v-.01M9 15l6-6M11.5 9H15v3.5" />
    </Icon>
  )
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20.3 4.6 13a4.9 4.9 0 0 1 0-7 5 5 0 0 1 7 0l.4.4.4-.4a5 5 0 0 1 7 0 4.9 4.9 0 0 1 0 7L12 20.3Z" />
    </Icon>
  )
}

export function HeartFilledIcon(props: IconProps) {
  return (
    <Icon {...props} filled>
      <path d="M12 21.2 4 13.5a5.7 5.7 0 0 1 0-8.1 5.8 5.8 0 0 1 8 0 5.8 5.8 0 0 1 8 0 5.7 5.7 0 0 1 0 8.1l-8 7.7Z" />
    </Icon>
  )
}

export function MapPinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11Z" />
      <circle cx="12" cy="10" r="2.3" />
    </Icon>
  )
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.6 4H5.5A1.5 1.5 0 0 0 4 5.6C4.6 13.4 10.6 19.4 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-3.1l-4.2-1.5-1.7 1.8a12.5 12.5 0 0 1-5.8-5.8l1.8-1.7L8.6 4Z" />
    </Icon>
  )
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7.5 8.5 6 8.5-6" />
    </Icon>
  )
}

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.3 2.4 3.5 5.3 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.3-3.5-8.5s1.2-6.1 3.5-8.5Z" />
    </Icon>
  )
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.9-3.7 3.8-5.5 7.5-5.5s6.6 1.8 7.5 5.5" />
    </Icon>
  )
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h16v11h-8.5L7 20v-3.5H4v-11Z" />
      <path d="M8 9.5h8M8 12.5h5" />
    </Icon>
  )
}

export function ErrorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V13M12 16.2v.01" />
    </Icon>
  )
}

export function VerifiedIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3 2.4 1.9 3-.2.7 3L20.7 9.3 19.5 12l1.2 2.7-2.6 1.6-.7 3-3-.2L12 21l-2.4-1.9-3 .2-.7-3-2.6-1.6L4.5 12 3.3 9.3l2.6-1.6.7-3 3 .2L12 3Z" />
      <path d="m8.7 12.2 2.3 2.3 4.3-4.5" />
    </Icon>
  )
}

export function PriceCutIcon(props: IconProps) {
  return (
    <Icon {...props} flips>
      <path d="m3.5 6.5 6.5 6.5 3.5-3.5 7 7M20.5 11v5.5H15" />
    </Icon>
  )
}

export function PlanIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h16v16H4zM4 11h6M10 4v3.5M10 15v5M14 11h6M14 11v3.5" />
    </Icon>
  )
}

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8h4L9 5.5h6L16.5 8h4v11h-17V8Z" />
      <circle cx="12" cy="13" r="3.4" />
    </Icon>
  )
}

export function CompareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 4v16M16 4v16M3.5 8 8 4l4.5 4M11.5 16l4.5 4 4.5-4" />
    </Icon>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.8v.01" />
    </Icon>
  )
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.01" />
    </Icon>
  )
}

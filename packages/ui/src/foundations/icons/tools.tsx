/* Icons of tools, forms and conversations that no first screen shows. */
import { Icon, type IconProps } from './Icon.tsx'

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1ZM8 11V8a4 4 0 0 1 8 0v3M12 15v2" />
    </Icon>
  )
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 5 6v5.5c0 4.2 2.9 7.4 7 9 4.1-1.6 7-4.8 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10" />
    </Icon>
  )
}

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 19.5a4 4 0 1 1 0-8 4 4 0 0 1 0 8ZM11.3 12.7 20 4M16 8l3 3M13.5 10.5l1.5 1.5" />
    </Icon>
  )
}

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z" />
    </Icon>
  )
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h16v14H4zM4 10.5h16M8 3.5V6M16 3.5V6" />
    </Icon>
  )
}

export function CalculatorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3.5h14v17H5zM8.5 7h7v3h-7zM8.5 13.5v.01M12 13.5v.01M15.5 13.5v.01M8.5 17v.01M12 17v.01M15.5 17v.01" />
    </Icon>
  )
}

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4v16h16M8 16v-4M12 16V8M16 16v-6" />
    </Icon>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  )
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  )
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 12.5h9.4L17.5 7M10 10.5v5.5M14 10.5v5.5" />
    </Icon>
  )
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 19.5h15" />
    </Icon>
  )
}

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props} flips>
      <path d="m4 4.5 16.5 7.5L4 19.5l2.5-7.5L4 4.5ZM6.5 12h7" />
    </Icon>
  )
}

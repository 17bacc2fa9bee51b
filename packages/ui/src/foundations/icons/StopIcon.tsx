import { Icon, type IconProps } from './Icon.tsx'

/** Of the chat alone: apart from the icons that every page loads. */
export function StopIcon(props: IconProps) {
  return (
    <Icon {...props} filled>
      <rect x="6" y="6" width="12" height="12" rx="2" />
    </Icon>
  )
}

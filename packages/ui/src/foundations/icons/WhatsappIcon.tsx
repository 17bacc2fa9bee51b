import { Icon, type IconProps } from './Icon.tsx'

/** Of homes and advertisers alone: apart from the icons that every page loads. */
export function WhatsappIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20l1.2-4.1A8 8 0 1 1 8.2 19L4 20Z" />
      <path d="M9.2 8.2c-.6.6-.7 1.5-.2 2.5a9 9 0 0 0 4.3 4.3c1 .5 1.9.4 2.5-.2l.4-.9-2-1.2-.9.8a7 7 0 0 1-2.8-2.8l.8-.9-1.2-2-.9.4Z" />
    </Icon>
  )
}

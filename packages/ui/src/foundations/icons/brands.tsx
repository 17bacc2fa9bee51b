/* Marks of other services, as one solid shape each. */
import { Icon, type IconProps } from './Icon.tsx'

export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props} filled>
      <path d="M13.5 21v-7.5h2.7l.5-3.2h-3.2V8.2c0-.9.4-1.7 1.8-1.7h1.5V3.7c-.7-.1-1.5-.2-2.3-.2-2.6 0-4.2 1.6-4.2 4.4v2.4H7.5v3.2h2.8V21h3.2Z" />
    </Icon>
  )
}

export function GoogleIcon(props: IconProps) {
  return (
    <Icon {...props} filled>
      <path d="M12 10.2v3.8h5.4a5 5 0 0 1-5.4 3.6 5.6 5.6 0 1 1 3.7-9.8l2.7-2.7A9.3 9.3 0 1 0 12 21.3c5.3 0 8.9-3.7 8.9-9 0-.7 0-1.4-.2-2.1H12Z" />
    </Icon>
  )
}

export function AppleIcon(props: IconProps) {
  return (
    <Icon {...props} filled>
      <path d="M16.4 12.6c0-2 1.6-3 1.7-3.1-1-1.4-2.4-1.6-2.9-1.6-1.2-.1-2.4.7-3 .7s-1.6-.7-2.6-.7c-1.3 0-2.6.8-3.3 2-1.4 2.4-.4 6 1 8 .7 1 1.5 2 2.5 2s1.4-.6 2.6-.6 1.6.6 2.6.6 1.8-1 2.4-1.9c.8-1.1 1.1-2.2 1.1-2.2s-2.1-.9-2.1-3.2ZM14.4 6.5c.6-.7.9-1.6.8-2.5-.8 0-1.7.5-2.3 1.2-.5.6-.9 1.5-.8 2.4.9.1 1.8-.4 2.3-1.1Z" />
    </Icon>
  )
}

export function InstagramIcon(props: IconProps) {
  return (
    <Icon {...props} filled>
      <path
        d="M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm0 1.8A2.7 2.7 0 0 0 5.3 8v8A2.7 2.7 0 0 0 8 18.7h8a2.7 2.7 0 0 0 2.7-2.7V8A2.7 2.7 0 0 0 16 5.3H8Zm4 2.4a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6Zm0 1.8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm4.6-3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z"
        fillRule="evenodd"
      />
    </Icon>
  )
}

export function LinkedinIcon(props: IconProps) {
  return (
    <Icon {...props} filled>
      <path d="M5 9h3.2v11H5V9Zm1.6-5.3a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM10.4 9h3v1.5c.5-.9 1.6-1.8 3.2-1.8 3.2 0 3.9 2 3.9 4.9V20h-3.2v-5.7c0-1.4 0-2.7-1.7-2.7s-2 1.2-2 2.6V20h-3.2V9Z" />
    </Icon>
  )
}

export function YoutubeIcon(props: IconProps) {
  return (
    <Icon {...props} filled>
      <path
        d="M12 5.5c3.3 0 5.6.2 7 .4 1.1.2 1.9 1 2.1 2.1.2 1.1.4 2.4.4 4s-.2 2.9-.4 4a2.6 2.6 0 0 1-2.1 2.1c-1.4.2-3.7.4-7 .4s-5.6-.2-7-.4A2.6 2.6 0 0 1 2.9 16c-.2-1.1-.4-2.4-.4-4s.2-2.9.4-4A2.6 2.6 0 0 1 5 5.9c1.4-.2 3.7-.4 7-.4Zm-2 3.6v5.8l5-2.9-5-2.9Z"
        fillRule="evenodd"
      />
    </Icon>
  )
}

export function XIcon(props: IconProps) {
  return (
    <Icon {...props} filled>
      <path
        d="M4 4h4.6l4 5.4L17.2 4H19l-5.6 6.5L20 20h-4.6l-4.4-6-5.1 6H4l6.2-7.2L4 4Zm2.6 1.3 9.4 13.4h1.5L8.1 5.3H6.6Z"
        fillRule="evenodd"
      />
    </Icon>
  )
}

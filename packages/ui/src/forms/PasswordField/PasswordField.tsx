import { useState } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { EyeIcon, EyeOffIcon } from '../../foundations/icons/actions.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Name of the button that shows the password. */
  showLabel: string
  /** Name of the button that hides it again. */
  hideLabelText: string
  /** 'current-password' to log in, 'new-password' to set one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows it; shown text is never offered for correction. */
export function PasswordField({ showLabel, hideLabelText, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton label={shown ? hideLabelText : showLabel} onClick={() => setShown(!shown)}>
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  )
}

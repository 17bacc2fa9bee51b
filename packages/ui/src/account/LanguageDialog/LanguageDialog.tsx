import './LanguageDialog.css'
import { useId } from 'react'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'

export interface LanguageDialogProps {
  open: boolean
  title: string
  /** "What language would you like to continue in?" */
  question: string
  /** BCP 47 tags, each language in its own words. */
  languages: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  /** The language that is marked is taken. */
  onConfirm: () => void
  /** Text of the button that takes it. */
  confirmLabel: string
  busy?: boolean
  /** Text while it is being taken. */
  busyLabel: string
  /** It could not be set: told at once, and the dialog stays. */
  failure?: string | undefined
}

/** Asked once, at the start of a conversation. Static: it closes by its button alone. */
export function LanguageDialog(props: LanguageDialogProps) {
  const { languages, value, onChange, busy = false, failure } = props
  const group = useId()
  return (
    <Dialog
      open={props.open}
      onClose={() => {}}
      dismissible={false}
      title={props.title}
      description={props.question}
      footer={
        <Button block loading={busy} loadingText={props.busyLabel} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      }
    >
      <div className="mz-languages" role="radiogroup" aria-label={props.question}>
        {languages.map((language) => (
          <label key={language.value} lang={language.value}>
            <input
              type="radio"
              name={group}
              value={language.value}
              checked={value === language.value}
              disabled={busy}
              onChange={() => onChange(language.value)}
            />
            <span dir="auto">{language.label}</span>
          </label>
        ))}
      </div>
      {failure && (
        <div className="mz-languages__failure">
          <InlineAlert tone="error" announce="now">
            {failure}
          </InlineAlert>
        </div>
      )}
    </Dialog>
  )
}

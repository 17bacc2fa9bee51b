import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'
import { LeadForm, type LeadFormProps } from './LeadForm.tsx'

export interface LeadTexts {
  /** By mode: 'create' leaves details for the first time, 'update' changes them. */
  title: string
  text: string
  submit: string
  submitting: string
}

export interface LeadDialogProps {
  open: boolean
  onClose: () => void
  /** Whether details are left for the first time or changed. */
  mode: 'create' | 'update'
  texts: Record<'create' | 'update', LeadTexts>
  /** Text of the way past the form. */
  skipLabel: string
  /** The form and what becomes of it. */
  form: Omit<LeadFormProps, 'texts' | 'skipLabel' | 'onSkip' | 'labels'>
  /** Names of the fields. */
  labels: LeadFormProps['labels']
  /** What was left before is on its way, or did not come. */
  state?:
    | { kind: 'loading'; label: string }
    | { kind: 'failed'; text: string; retryLabel: string; onRetry: () => void }
}

/** Contact details and a budget, to be left or to be changed. Static. Load it lazily. */
export function LeadDialog(props: LeadDialogProps) {
  const { open, onClose, mode, skipLabel, state } = props
  const texts = props.texts[mode]
  const skip = (
    <Button variant="outline" onClick={onClose}>
      {skipLabel}
    </Button>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={false}
      title={texts.title}
      description={texts.text}
      footer={state?.kind === 'loading' && skip}
    >
      {state?.kind === 'loading' && (
        <div className="mz-form" role="status">
          <VisuallyHidden>{state.label}</VisuallyHidden>
          {['name', 'email', 'phone', 'budget'].map((field) => (
            <Skeleton key={field} height="4.25rem" />
          ))}
        </div>
      )}
      {state?.kind === 'failed' && (
        <ErrorState
          plain
          level={3}
          title={state.text}
          actions={
            <>
              {skip}
              <Button onClick={state.onRetry}>{state.retryLabel}</Button>
            </>
          }
        />
      )}
      {!state && (
        <LeadForm
          {...props.form}
          labels={props.labels}
          texts={texts}
          skipLabel={skipLabel}
          onSkip={onClose}
        />
      )}
    </Dialog>
  )
}

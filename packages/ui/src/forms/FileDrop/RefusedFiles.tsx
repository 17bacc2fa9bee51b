import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CloseIcon } from '../../foundations/icons/actions.tsx'
import { ErrorIcon } from '../../foundations/icons/things.tsx'
import type { Refusal, RefusalReason } from './check-files.ts'

export interface RefusedFilesProps {
  refused: readonly Refusal[]
  /** "plan.heic: this kind cannot be taken." */
  tell: (name: string, reason: RefusalReason) => string
  dismiss: string
  onDismiss: () => void
}

/** Named at most; the others are counted by their absence from the list above. */
const told = 5

/** Which files were not taken, and why. */
export function RefusedFiles({ refused, tell, dismiss, onDismiss }: RefusedFilesProps) {
  return (
    <div role="alert">
      {refused.length > 0 && (
        <div className="mz-refused">
          <ErrorIcon size={18} />
          <ul>
            {refused.slice(0, told).map(({ file, reason }, place) => (
              <li key={place}>{tell(file.name, reason)}</li>
            ))}
            {refused.length > told && <li>… +{refused.length - told}</li>}
          </ul>
          <IconButton label={dismiss} onClick={onDismiss}>
            <CloseIcon size={18} />
          </IconButton>
        </div>
      )}
    </div>
  )
}

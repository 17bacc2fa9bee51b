import './FileDrop.css'
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CheckIcon } from '../../foundations/icons/actions.tsx'
import { FileIcon, RetryIcon } from '../../foundations/icons/files.tsx'
import { ErrorIcon } from '../../foundations/icons/things.tsx'
import { TrashIcon } from '../../foundations/icons/tools.tsx'
import { Spinner } from '../../foundations/Spinner/Spinner.tsx'
import type { FieldTexts } from '../Field/Field.tsx'
import { GroupField } from '../Field/GroupField.tsx'
import type { FileLimits, RefusalReason } from './check-files.ts'
import { DropZone, type DropZoneTexts } from './DropZone.tsx'
import { RefusedFiles } from './RefusedFiles.tsx'
import { useIntake } from './use-intake.ts'

export interface DroppedFile {
  id: string
  name: string
  bytes: number
  status: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 1 while sending; unknown without. */
  progress?: number
  /** What is wrong and what to do, when failed. */
  error?: string
}

export interface FileDropTexts extends DropZoneTexts {
  /** Names the list of files. */
  list: string
  remove: (name: string) => string
  retry: (name: string) => string
  status: Record<DroppedFile['status'], string>
  refused: (name: string, reason: RefusalReason) => string
  dismiss: string
}

export interface FileDropProps extends FieldTexts, FileLimits {
  /** The files that are there, with their progress. */
  files: readonly DroppedFile[]
  /** Files that are within the limits. The caller sends them and keeps `files`. */
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onRetry?: (id: string) => void
  onBlur?: () => void
  name?: string
  id?: string
  /** A size for reading, from bytes. */
  formatBytes: (bytes: number) => string
  texts: FileDropTexts
  disabled?: boolean
}

/**
 * Files, dropped, pasted or chosen; each with its progress and what went wrong. Sending is the
 * caller's: this component holds no files.
 */
export function FileDrop(props: FileDropProps) {
  const { files, texts, disabled = false, maxFiles = Infinity } = props
  const intake = useIntake(props, files.length, props.onAdd)
  return (
    <GroupField {...props}>
      {(group) => (
        <fieldset aria-labelledby={group['aria-labelledby']} className="mz-files">
          <DropZone
            group={group}
            texts={texts}
            onFiles={intake.take}
            accept={props.accept}
            multiple={maxFiles > 1}
            invalid={Boolean(props.error)}
            disabled={disabled || files.length >= maxFiles}
            name={props.name}
            onBlur={props.onBlur}
          />
          <RefusedFiles
            refused={intake.refused}
            tell={texts.refused}
            dismiss={texts.dismiss}
            onDismiss={intake.forget}
          />
          {files.length > 0 && (
            <ul className="mz-files__list" aria-label={texts.list}>
              {files.map((file) => (
                <FileRow key={file.id} {...props} file={file} disabled={disabled} />
              ))}
            </ul>
          )}
        </fieldset>
      )}
    </GroupField>
  )
}

const marks = {
  waiting: <FileIcon />,
  sending: <Spinner />,
  done: <CheckIcon />,
  failed: <ErrorIcon />,
}

function FileRow(props: FileDropProps & { file: DroppedFile; disabled: boolean }) {
  const { file, texts, disabled, onRetry } = props
  const { id, name, status, progress, error } = file
  return (
    <li className="mz-file" data-status={status}>
      <span className="mz-file__mark">{marks[status]}</span>
      <div className="mz-file__text">
        <span className="mz-file__name" title={name}>
          <bdi>{name}</bdi>
        </span>
        <span className="mz-file__state">
          <bdi>{props.formatBytes(file.bytes)}</bdi>
          {' · '}
          {status === 'failed' ? (error ?? texts.status.failed) : texts.status[status]}
        </span>
        {status === 'sending' && (
          <div className="mz-file__progress">
            <ProgressBar hideLabel size="sm" label={name} max={1} value={progress ?? null} />
          </div>
        )}
      </div>
      {status === 'failed' && onRetry && !disabled && (
        <IconButton label={texts.retry(name)} onClick={() => onRetry(id)}>
          <RetryIcon />
        </IconButton>
      )}
      {!disabled && (
        <IconButton label={texts.remove(name)} onClick={() => props.onRemove(id)}>
          <TrashIcon />
        </IconButton>
      )}
    </li>
  )
}

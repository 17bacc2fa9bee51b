import { SearchIcon } from '../../foundations/icons/actions.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import type { SearchBarProps } from './search-bar-props.ts'

type SubmitLabelProps = Pick<SearchBarProps<string>, 'result'> & { search: string }

/** What the button says, in the room of the longest that it may say; the icon goes with the plain word. */
export function SubmitLabel({ result, search }: SubmitLabelProps) {
  const plain = (
    <>
      <SearchIcon />
      {search}
    </>
  )
  if (!result) return plain
  return (
    <span className="mz-search-submit">
      <span>{result.text ?? plain}</span>
      <span aria-hidden="true">{result.longest}</span>
    </span>
  )
}

/** Tells the same to those who are in another field while it changes. */
export function SubmitStatus({ result }: Pick<SearchBarProps<string>, 'result'>) {
  return (
    <div role="status">
      <VisuallyHidden>{result?.text}</VisuallyHidden>
    </div>
  )
}

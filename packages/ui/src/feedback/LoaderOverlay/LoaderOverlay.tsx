import './LoaderOverlay.css'
import { Spinner } from '../../foundations/Spinner/Spinner.tsx'

/** Covers the screen while everything has to wait. Rare: regions have skeletons of their own. */
export function LoaderOverlay({ label }: { label: string }) {
  return (
    <div className="mz-loader" role="alert">
      <div className="mz-loader__box">
        <Spinner size={40} />
        <span className="mz-loader__text">{label}</span>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { ListIcon, MapIcon } from '../../foundations/icons/controls.tsx'
import { MinusIcon, PlusIcon } from '../../foundations/icons/tools.tsx'

export interface ToolTexts {
  zoomIn: string
  zoomOut: string
  /** Goes back to what the map was opened with: "Show all properties". */
  fit: string
  list: string
  backToMap: string
}

interface MapToolsProps {
  onZoom: (by: number) => void
  onFit: () => void
  asList: boolean
  /** Without it there is no list. */
  onList?: () => void
  texts: ToolTexts
}

/** Zoom, fit and the list, at the edge where reading ends. */
export function MapTools({ onZoom, onFit, asList, onList, texts }: MapToolsProps) {
  return (
    <div className="mz-map__tools">
      {onList && (
        <IconButton
          variant="outline"
          label={asList ? texts.backToMap : texts.list}
          onClick={onList}
          pressed={asList}
        >
          {asList ? <MapIcon /> : <ListIcon />}
        </IconButton>
      )}
      {!asList && (
        <>
          <IconButton variant="outline" label={texts.zoomIn} onClick={() => onZoom(1)}>
            <PlusIcon />
          </IconButton>
          <IconButton variant="outline" label={texts.zoomOut} onClick={() => onZoom(-1)}>
            <MinusIcon />
          </IconButton>
          <IconButton variant="outline" label={texts.fit} onClick={onFit}>
            <FitIcon />
          </IconButton>
        </>
      )}
    </div>
  )
}

function FitIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </svg>
  )
}

export interface AreaTexts {
  draw: string
  /** While drawing: "Draw around the area, or set its corners and press “Done”." */
  hint: string
  done: string
  cancel: string
  /** The area that is seen now, as a box: the way without a pointer. */
  box: string
  clear: string
}

interface AreaToolsProps {
  /** Corners so far; null while nothing is drawn. */
  corners: number | null
  hasArea: boolean
  onDraw: () => void
  onDone: () => void
  onCancel: () => void
  onBox: () => void
  onClear: () => void
  texts: AreaTexts
}

/** Draws an area, takes the view as one, takes it away. */
export function AreaTools(props: AreaToolsProps): ReactNode {
  const { corners, hasArea, texts } = props
  if (corners !== null) {
    return (
      <div className="mz-map__area-tools">
        <p className="mz-map__hint">{texts.hint}</p>
        {corners >= 3 && (
          <Button size="sm" onClick={props.onDone}>
            {texts.done}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={props.onBox}>
          {texts.box}
        </Button>
        <Button variant="outline" size="sm" onClick={props.onCancel}>
          {texts.cancel}
        </Button>
      </div>
    )
  }
  return (
    <div className="mz-map__area-tools">
      <Button variant="outline" size="sm" onClick={hasArea ? props.onClear : props.onDraw}>
        {hasArea ? texts.clear : texts.draw}
      </Button>
    </div>
  )
}

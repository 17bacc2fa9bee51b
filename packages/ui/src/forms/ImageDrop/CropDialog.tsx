import './CropDialog.css'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { RotateIcon } from '../../foundations/icons/files.tsx'
import { ErrorIcon } from '../../foundations/icons/things.tsx'
import { Spinner } from '../../foundations/Spinner/Spinner.tsx'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import {
  croppedArea,
  loadPicture,
  type PictureEdit,
  paint,
  renderEdit,
  settled,
} from './picture-edit.ts'

export interface CropTexts {
  title: string
  close: string
  cancel: string
  apply: string
  applying: string
  rotate: string
  zoom: string
  across: string
  down: string
  /** Names the choice of shapes. */
  ratio: string
  loading: string
  failed: string
}

export interface CropRatio {
  label: string
  /** Width by height; `null` is the picture's own. */
  ratio: number | null
}

export interface CropDialogProps {
  src: string
  edit: PictureEdit
  ratios: readonly CropRatio[]
  /** Longest edge of the result in px. */
  maxEdge: number
  texts: CropTexts
  onApply: (edit: PictureEdit, picture: Blob) => void
  onClose: () => void
}

/** Most pixels of the stage's longer edge: enough for sharp screens. */
const stageEdge = 1200

/**
 * Crops and turns a picture. Dragging moves it under the frame; three sliders do the same for the
 * keyboard. Loaded when it is first opened.
 */
export function CropDialog(props: CropDialogProps) {
  const { src, ratios, texts } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<HTMLImageElement | 'loading' | 'failed'>('loading')
  const [edit, setEdit] = useState(props.edit)
  useEffect(() => {
    let wanted = true
    loadPicture(src).then(
      (loaded) => wanted && setImage(loaded),
      () => wanted && setImage('failed'),
    )
    return () => {
      wanted = false
    }
  }, [src])
  const ready = typeof image === 'string' ? null : image
  const natural = { width: ready?.naturalWidth ?? 4, height: ready?.naturalHeight ?? 3 }
  const area = croppedArea(natural, edit)
  useEffect(() => {
    const stage = canvas.current
    const context = stage?.getContext('2d')
    if (!stage || !context || !ready) return
    const kept = croppedArea({ width: ready.naturalWidth, height: ready.naturalHeight }, edit)
    const scale = stageEdge / Math.max(kept.width, kept.height)
    stage.width = Math.round(kept.width * scale)
    stage.height = Math.round(kept.height * scale)
    paint(context, ready, edit, stage)
  }, [ready, edit])
  const change = (part: Partial<PictureEdit>) => setEdit(settled(natural, { ...edit, ...part }))
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const scale = area.width / event.currentTarget.clientWidth
    const odd = edit.turns % 2 === 1
    change({
      x: edit.x - (event.movementX * scale) / (odd ? natural.height : natural.width),
      y: edit.y - (event.movementY * scale) / (odd ? natural.width : natural.height),
    })
  }
  const apply = async () => {
    if (ready === null) return
    try {
      props.onApply(edit, await renderEdit(ready, edit, props.maxEdge))
    } catch {
      setImage('failed')
    }
  }
  const held = ratios.findIndex(({ ratio }) => ratio === edit.ratio)
  const slider = (name: string, part: 'zoom' | 'x' | 'y', min: number, max: number) => (
    <label className="mz-crop__slider">
      {name}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={edit[part]}
        onChange={(event) => change({ [part]: event.target.valueAsNumber })}
      />
    </label>
  )
  return (
    <Dialog
      open
      size="lg"
      onClose={props.onClose}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="outline" onClick={props.onClose}>
            {texts.cancel}
          </Button>
          <Button disabled={ready === null} loadingText={texts.applying} onClick={apply}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <div className="mz-crop">
        <div className="mz-crop__stage">
          {image === 'loading' && <Spinner label={texts.loading} />}
          {image === 'failed' && (
            <p className="mz-crop__failed" role="alert">
              <ErrorIcon />
              {texts.failed}
            </p>
          )}
          {ready && (
            <canvas
              ref={canvas}
              className="mz-crop__canvas"
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={drag}
            />
          )}
        </div>
        {ready && (
          <>
            <div className="mz-crop__tools">
              <SegmentedControl
                label={texts.ratio}
                segments={ratios.map(({ label }, place) => ({ value: String(place), label }))}
                value={String(held)}
                onChange={(place) => change({ ratio: ratios[Number(place)]?.ratio ?? null })}
              />
              <Button
                variant="outline"
                startIcon={<RotateIcon />}
                onClick={() => change({ turns: (edit.turns + 1) % 4 })}
              >
                {texts.rotate}
              </Button>
            </div>
            {slider(texts.zoom, 'zoom', 1, 4)}
            {slider(texts.across, 'x', 0, 1)}
            {slider(texts.down, 'y', 0, 1)}
          </>
        )}
      </div>
    </Dialog>
  )
}

import { Button } from '@manzil/ui/foundations/Button/Button'
import { UploadIcon } from '@manzil/ui/foundations/icons/files'
import { useRef, useState } from 'react'

interface FileButtonProps {
  children: string
  /** Names it among others. */
  label: string
  busyText: string
  onFile: (file: File) => Promise<unknown>
}

/** Chooses a file and sends it. */
export function FileButton({ children, label, busyText, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file || busy) return
    setBusy(true)
    await onFile(file)
    setBusy(false)
  }
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={label}
        startIcon={<UploadIcon size={18} />}
        loading={busy}
        loadingText={busyText}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,.csv,text/csv,text/xml,application/xml"
        onChange={({ target }) => {
          void send(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}

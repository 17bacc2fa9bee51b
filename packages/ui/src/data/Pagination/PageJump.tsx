import '../../forms/Field/Control.css'
import { type FormEvent, useId, useState } from 'react'
import { latinDigits } from '../../forms/RangeInputs/digits.ts'
import { Button } from '../../foundations/Button/Button.tsx'

interface PageJumpProps {
  pages: number
  label: string
  go: string
  onGo: (page: number) => void
}

/** The page that was meant, or null where it is none. Beyond the ends it is the first or the last. */
export function readPage(typed: string, pages: number): number | null {
  const latin = latinDigits(typed.trim())
  if (!/^[\d.,\s٬]+$/.test(latin)) return null
  const page = Number(latin.replace(/\D/g, ''))
  return Math.min(Math.max(page, 1), pages)
}

/** A field for the number of a page: nobody presses "next" five thousand times. */
export function PageJump({ pages, label, go, onGo }: PageJumpProps) {
  const id = useId()
  const [typed, setTyped] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    const page = readPage(typed, pages)
    if (page !== null) onGo(page)
    setTyped('')
  }

  return (
    <form className="mz-pages__jump" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="mz-control"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={9}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="outline">
        {go}
      </Button>
    </form>
  )
}

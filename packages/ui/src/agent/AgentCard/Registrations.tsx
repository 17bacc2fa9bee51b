/** A number in the register of brokers (BRN) or of offices (ORN). */
export interface Registration {
  id: string
  label: string
  number: string
}

/** Numbers that can be looked up: in their own direction, never translated. */
export function Registrations({ rows }: { rows: readonly Registration[] }) {
  if (rows.length === 0) return null
  return (
    <dl className="mz-agent__registrations">
      {rows.map(({ id, label, number }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <bdi translate="no">{number}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

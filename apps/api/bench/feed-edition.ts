import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const communities = ['Dubai Marina', 'Business Bay', 'Jumeirah Village Circle', 'Palm Jumeirah']
const kinds = ['AP', 'VH', 'TH', 'PH'] as const

/** Writes an edition of so many rows in the shape of `<list><property>`. Answers its bytes. */
export async function writeEdition(path: string, rows: number, permit: string): Promise<number> {
  const file = createWriteStream(path)
  const put = async (text: string) => {
    if (!file.write(text)) await once(file, 'drain')
  }
  await put(`<?xml version="1.0" encoding="UTF-8"?>\n<list listing_count="${rows}">\n`)
  for (let at = 0; at < rows; at += 1) await put(rowOf(at, permit))
  await put('</list>\n')
  file.end()
  await finished(file)
  return file.bytesWritten
}

function rowOf(at: number, permit: string): string {
  const beds = 1 + (at % 4)
  const size = 700 + beds * 300 + (at % 97)
  const photos = [1, 2, 3].map((n) => `<url>https://pictures.example/${at}/${n}.jpg</url>`).join('')
  const words = `A home of ${size} sqft in a calm part of the community, number ${at}. `.repeat(9)
  return `<property last_update="2026-11-24 08:00:00"><reference_number>REF-${at}</reference_number><permit_number>${permit}${String(at).padStart(10, '0')}</permit_number><offering_type>RS</offering_type><property_type>${kinds[at % kinds.length]}</property_type><price>${size * 1_500}</price><city>Dubai</city><community>${communities[at % communities.length]}</community><title_en>Home ${at} with ${beds} bedrooms</title_en><description_en><![CDATA[${words}]]></description_en><private_amenities>BA,SP,SY,CP</private_amenities><size>${size}</size><bedroom>${beds}</bedroom><bathroom>${beds}</bathroom><furnished>No</furnished><completion_status>completed</completion_status><photo>${photos}</photo></property>\n`
}

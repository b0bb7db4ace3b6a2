/** The columns and the density that this browser showed last on a site: for lists whose URL does not say. */
import { useState } from 'react'

export type KeptLook = { columns?: string | undefined; density?: string | undefined }

const place = (site_id: string) => `leadwright.lead_list.${site_id}`

function read(site_id: string): KeptLook {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(site_id)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as KeptLook) : {}
  } catch {
    return {}
  }
}

export function useKeptLook(site_id: string): [look: KeptLook, keep: (look: KeptLook) => void] {
  const [look, setLook] = useState(() => read(site_id))
  const keep = (next: KeptLook) => {
    setLook(next)
    try {
      localStorage.setItem(place(site_id), JSON.stringify(next))
    } catch {
      // Without storage the choice lasts as long as the screen.
    }
  }
  return [look, keep]
}

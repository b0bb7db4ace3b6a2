/** How far somebody has come with a site, kept in this browser: the way goes on where it was left. */
import { useState } from 'react'

export type StepId = 'website' | 'brand' | 'popup' | 'snippet'

export interface Progress {
  /** The address of the owner's website; empty until it is given. */
  website: string
  /** Steps that were passed over, or looked at where nothing else tells that they are done. */
  passed: StepId[]
}

const keyOf = (site_id: string) => `leadwright.first_minutes.${site_id}`
const nothing: Progress = { website: '', passed: [] }

function read(site_id: string): Progress {
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(keyOf(site_id)) ?? '{}') }
  } catch {
    return nothing
  }
}

export function useProgress(site_id: string): [Progress, (changes: Partial<Progress>) => void] {
  const [kept, setKept] = useState({ site_id, progress: read(site_id) })
  const progress = kept.site_id === site_id ? kept.progress : read(site_id)
  const change = (changes: Partial<Progress>) => {
    const next = { ...progress, ...changes }
    localStorage.setItem(keyOf(site_id), JSON.stringify(next))
    setKept({ site_id, progress: next })
  }
  return [progress, change]
}

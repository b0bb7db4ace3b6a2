/** How far somebody has come with a site, kept in this browser: the way goes on where it was left. */
import { useSyncExternalStore } from 'react'

export const stepIds = ['website', 'brand', 'popup', 'snippet'] as const
export type StepId = (typeof stepIds)[number]

export interface Progress {
  /** The address of the owner's website; empty until it is given. */
  website: string
  /** Steps that were passed over, or looked at where nothing else tells that they are done. */
  passed: StepId[]
  /** Steps that are behind: done or passed over. Undefined before the way was begun. */
  over?: number
}

const nothing: Progress = { website: '', passed: [] }
const keyOf = (site_id: string) => `leadwright.first_minutes.${site_id}`
const changed = new EventTarget()

function parsed(kept: string | null): Progress {
  try {
    return { ...nothing, ...JSON.parse(kept ?? '{}') }
  } catch {
    return nothing
  }
}

export function keepProgress(site_id: string, changes: Partial<Progress>): void {
  const next = { ...parsed(localStorage.getItem(keyOf(site_id))), ...changes }
  localStorage.setItem(keyOf(site_id), JSON.stringify(next))
  changed.dispatchEvent(new Event('change'))
}

const follow = (onChange: () => void) => {
  changed.addEventListener('change', onChange)
  return () => changed.removeEventListener('change', onChange)
}

export function useProgress(site_id: string): Progress {
  return parsed(useSyncExternalStore(follow, () => localStorage.getItem(keyOf(site_id))))
}

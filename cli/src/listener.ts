/** The listener of a site on this machine: its secret, the address of the last time, and the place in the stream that was delivered. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StreamEvent } from '@leadwright/sdk'
import { configFolder, writeOwnerOnly } from './profile.ts'

export interface Listener {
  /** `whsec_…`, the same each time. */
  secret: string
  forward?: string
  last_event_id?: string
  /** The event whose delivery has begun and not ended. */
  pending?: StreamEvent
}

const SECRET_BYTES = 24

const fileOf = (site_id: string): string => join(configFolder(), 'listeners', `${site_id}.json`)

export async function readListener(site_id: string): Promise<Listener> {
  const content = await readFile(fileOf(site_id), 'utf8').catch(() => undefined)
  if (content !== undefined) {
    try {
      return JSON.parse(content) as Listener
    } catch {
      // A file that was cut short is made anew.
    }
  }
  return { secret: `whsec_${randomBytes(SECRET_BYTES).toString('base64')}` }
}

export const saveListener = (site_id: string, listener: Listener): Promise<void> =>
  writeOwnerOnly(fileOf(site_id), `${JSON.stringify(listener, null, 2)}\n`)

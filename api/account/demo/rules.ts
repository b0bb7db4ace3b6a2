/** The demo's clock and what the installation remembers of its demo. */
import type { Handle } from '../../platform/database/handle.ts'
import { readFact, writeFact } from '../sites/rules.ts'

type Db = Handle<'control'>

/** The person who looks around in the demo. */
export const demo_email = 'demo@leadwright.example'

const offset_fact = 'demo_clock_offset_ms'
const state_fact = 'demo'

/** `present`; `declined`: started empty; `removed`. Absent on an empty data folder, where the seed runs. */
export type DemoState = 'present' | 'declined' | 'removed'

export async function demoState(db: Db): Promise<DemoState | undefined> {
  return (await readFact(db, state_fact)) as DemoState | undefined
}

export const setDemoState = (tx: Db, state: DemoState): Promise<void> => writeFact(tx, state_fact, state)

/** The offset of the demo's clock; stored, so that a restart does not reset it. */
export async function clockOffset(db: Db): Promise<number> {
  return Number((await readFact(db, offset_fact)) ?? 0)
}

export const setClockOffset = (tx: Db, milliseconds: number): Promise<void> =>
  writeFact(tx, offset_fact, String(milliseconds))

const otherName: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost', '[::1]': 'localhost' }

/** A second origin of this server for the demo's host pages, so that they are cross-origin as real ones are. */
export function foreignOrigin(public_url: string): string {
  const url = new URL(public_url)
  url.hostname = otherName[url.hostname] ?? url.hostname
  return url.origin
}

/**
 * Renews the installation's own key and that of each site while they are in use: a new one is added, from then on signs and wraps,
 * and every secret is written anew with it. What former keys signed (links in email) stays good, and what was hashed with the first
 * is found by it as before. Begun again after a stop, it goes on where it was.
 */
import { readFact, readySites, removeFact, writeFact } from '../account/sites/rules.ts'
import { DatabaseUnusable } from '../platform/database/unusable.ts'
import type { Installation } from '../platform/features/context.ts'
import { faultPoint } from '../platform/runtime/fault-point.ts'
import { errorFields } from '../platform/runtime/log.ts'
import { type RewrapResult, rewrapAll } from './rewrap.ts'
import { wrappedColumns } from './wrapped-columns.ts'

const fact = 'keys_renewed_since'
type Needs = Pick<Installation, 'databases' | 'clock' | 'log'>

export interface RotationResult extends RewrapResult {
  sites: number
  /** Sites whose files cannot be used now: their keys are as before. */
  left: string[]
}

const under_way = new WeakMap<object, Promise<RotationResult>>()

/** One at a time; whoever asks meanwhile is told of that one. */
export function rotateKeys(needs: Needs): Promise<RotationResult> {
  const { databases } = needs
  const running = under_way.get(databases) ?? rotate(needs).finally(() => under_way.delete(databases))
  under_way.set(databases, running)
  return running
}

/** What the end of a former process left unfinished. */
export async function finishRotation(needs: Needs): Promise<void> {
  if ((await needs.databases.control.read(db => readFact(db, fact))) === undefined) return
  const { sites, secrets } = await rotateKeys(needs)
  needs.log.info({ sites, secrets }, 'keys: a renewal that was cut short is finished')
}

async function rotate({ databases, clock, log }: Needs): Promise<RotationResult> {
  const { control } = databases
  const since = await control.write(async tx => {
    const begun = await readFact(tx, fact)
    const since = begun === undefined ? clock.now() : Number(begun)
    if (begun === undefined) await writeFact(tx, fact, String(since))
    return since
  })
  faultPoint('key rotation begun')
  await databases.keys.renewControl(since)
  const all: RotationResult = {
    ...(await rewrapAll(control, wrappedColumns.control, await databases.controlKey())),
    ...{ sites: 0, left: [] },
  }
  for (const site_id of await control.read(readySites)) {
    try {
      await databases.keys.renewSite(site_id, since)
      faultPoint('site key renewed')
      const database = await databases.site(site_id)
      const { secrets, unreadable } = await rewrapAll(database, wrappedColumns.site, await databases.siteKey(site_id))
      all.sites += 1
      all.secrets += secrets
      all.unreadable += unreadable
    } catch (error) {
      if (!(error instanceof DatabaseUnusable)) throw error
      all.left.push(site_id)
      log.warn({ site_id, ...errorFields(error) }, 'keys: a site that cannot be used keeps its own')
    }
  }
  await control.write(tx => removeFact(tx, fact))
  return all
}

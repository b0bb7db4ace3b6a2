/**
 * The site's zone says when a date begins and ends. Where it is another one, every lead is looked at again with the filters
 * that ask for dates.
 */

import type { Handle } from '../../../platform/database/handle.ts'
import { readTimezone, type SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import type { Housekeeping } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { asksForZone } from '../../../platform/schemas/filter/turns.ts'
import { type DynamicAudience, dynamicAudiences } from '../audiences/rules.ts'
import { beginRecomputation, recomputationsUnderWay } from './recomputation.ts'

export function followingZone(scope: SiteScope): Housekeeping {
  const { database, installation, clock, site_id } = scope
  const by = { ...acting(installation, clock), actor: { type: 'system' } } as const
  let looked: string | undefined
  let turn: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const timezone = await readTimezone(scope)
    if (timezone === looked) return
    const began = looked === undefined
    if ((await database.read(db => unsettled(db, timezone, began))).length > 0) {
      await database.write(async tx => {
        for (const audience of await unsettled(tx, timezone, began)) {
          await beginRecomputation(tx, audience, { start_journeys: false }, by)
        }
      })
    }
    looked = timezone
  }
  const once = () => {
    turn = turn
      .then(look)
      .catch(error => installation.log.error({ site_id, ...errorFields(error) }, 'audiences keep the zone before'))
  }
  return {
    async start() {
      once()
    },
    // The zone in memory is compared first: most often nothing is read.
    wake: once,
    settled: () => turn,
    stop: () => turn,
  }
}

/** Audiences that were last looked at in another zone, but for those that are about to be looked at. */
async function unsettled(db: Handle<'site'>, timezone: string, began: boolean): Promise<DynamicAudience[]> {
  const found = (await dynamicAudiences(db)).filter(
    ({ filter, settled_zone }) => settled_zone !== timezone && asksForZone(filter),
  )
  if (found.length === 0) return []
  const going = await recomputationsUnderWay(db)
  return found.filter(({ id, settled_zone }) => {
    const status = going.get(id)?.status
    return status !== 'queued' && !(began && status !== undefined && settled_zone === null)
  })
}

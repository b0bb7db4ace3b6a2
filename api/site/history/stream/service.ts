/** The endpoint that follows a site's events. */

import { changesAfter, findLastChange } from '../../../account/activities/rules.ts'
import { eventBounds } from '../../../platform/events/events.ts'
import { endpoint } from '../../../platform/features/endpoint.ts'
import { rowsAfter } from '../../../platform/http/list-page.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { chosenPermission, isOfChosen } from '../../../platform/routing/assistant-reach.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { runsChanged } from '../../automation/runs/events.ts'
import * as contract from './contract.ts'
import { openFeed } from './feed.ts'
import { streamLimits } from './limits.ts'
import { frameOf, inOrder, type PlacedEvent, placeFrame, placeToBegin, pulseFrame } from './rules.ts'

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}

export const followEvents = endpoint(contract.followEvents, async (_input, context) => {
  const { installation, site, request } = context
  const database = await installation.databases.site(site.id)
  const { last: seq } = await database.read(eventBounds)
  const { control } = installation.databases
  const change = await control.read(db => findLastChange(db, site.account_id))
  const place = placeToBegin(request.headers.get('last-event-id'), { seq, change, epoch: site.epoch })
  if (place === null) throw problem('gone')
  // For HEAD: nobody would read the body, so the stream would never end.
  if (request.method === 'HEAD') return new Response(null, { headers })
  let rights = context.rights
  const maySee = (event: Pick<PlacedEvent, 'name' | 'subject_id' | 'data'>): boolean => {
    const permission = installation.connections.permissionToSee(event.name)
    if (permission === undefined) return false
    return rights?.grants.has(permission) === true || (permission === chosenPermission && isOfChosen(rights, event))
  }
  // The account's changes are queried only when there may be some, since the site's events can be very many.
  let hasChanged = true
  const tail = installation.eventTails.follow(site.id)
  const replaced = new AbortController()
  const body = openFeed(
    {
      beginning: placeFrame(place),
      read: async after => {
        const limit = streamLimits.stream_batch_events
        const looked = hasChanged
        hasChanged = false
        const changes = looked ? await control.read(db => changesAfter(db, site, rowsAfter(after.change, limit))) : []
        if (changes.length === limit) hasChanged = true
        return inOrder(await tail.after(after.seq, limit), changes, after)
      },
      write: events => {
        const seen = events.filter(maySee)
        const end = events.at(-1)
        const passed = end && seen.at(-1) !== end ? placeFrame(end.place) : ''
        return seen.map(event => frameOf(site.id, event)).join('') + passed
      },
      stillAllowed: async () => {
        rights = await context.rightsNow()
        return rights !== null
      },
      onWake: wake => {
        const ends = [
          installation.signals.onSite('events', site.id, wake),
          // Its client comes back with a place that answers 410.
          installation.signals.onSite('replaced', site.id, () => replaced.abort()),
          installation.signals.onSite('account', site.account_id, () => {
            hasChanged = true
            wake()
          }),
        ]
        return () => {
          for (const end of ends) end()
          tail.end()
        }
      },
      pulse: {
        onBeat: beat => installation.signals.onSite('moved', site.id, beat),
        write: () =>
          maySee({ name: runsChanged.name, subject_id: null, data: {} })
            ? pulseFrame(site.id, runsChanged, context.now())
            : '',
        rest_ms: streamLimits.stream_pulse_milliseconds_min,
      },
      failed: error => context.log.error(errorFields(error), 'stream'),
      signal: AbortSignal.any([request.signal, installation.stopping, replaced.signal]),
      check_ms: streamLimits.stream_rights_check_seconds * 1_000,
      heartbeat_ms: streamLimits.stream_heartbeat_seconds * 1_000,
    },
    place,
  )
  return new Response(body, { headers })
})

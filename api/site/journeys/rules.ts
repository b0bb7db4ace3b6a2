/** What is allowed with journeys and what follows; other features call these. */
import type { Definition, Step } from '../../../workflows/core/definition.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { cursorOf, eventBounds } from '../../platform/events/events.ts'
import { problem, refusedAt } from '../../platform/problem/problem.ts'
import { foldKey } from '../../platform/schemas.ts'
import { type JourneyDocument, toDefinition } from './document.ts'
import { everyStep } from './steps.ts'
import * as store from './store.ts'

export { eventName } from './triggers.ts'

type Db = Handle<'site'>
export interface Blocker {
  kind: string
  id: string
  name: string
}

export async function existingJourney(db: Db, id: string): Promise<store.JourneyRow> {
  const row = await store.findJourney(db, id)
  if (!row) throw problem('not_found')
  return row
}

export async function requireFreeName(db: Db, name: string, own_id?: string): Promise<string> {
  const name_key = foldKey(name)
  const other = await store.findByName(db, name_key)
  if (other && other.id !== own_id) throw refusedAt('/name', 'name_taken')
  return name_key
}

/** What a run of a version carries out. */
export async function definitionOf(db: Db, journey_id: string, number: number): Promise<Definition> {
  const document = await store.findVersion(db, journey_id, number)
  if (!document) throw new Error(`Journey ${journey_id} has no version ${number}`)
  return toDefinition(document)
}

/** The same for several versions; those that are gone are left out. */
export async function findDefinitions(
  db: Db,
  journey_id: string,
  numbers: readonly number[],
): Promise<Map<number, Definition>> {
  const found = new Map<number, Definition>()
  for (const number of numbers) {
    const document = await store.findVersion(db, journey_id, number)
    if (document) found.set(number, toDefinition(document))
  }
  return found
}

/** Whether the owner holds the journey: nothing of it moves or leaves. */
export async function isHeld(db: Db, journey_id: string): Promise<boolean> {
  const row = await store.findJourney(db, journey_id)
  return row !== undefined && row.held_at !== null
}

/** Journeys that are switched on: what stands against deleting their site. */
export async function liveJourneysOf(db: Db): Promise<Blocker[]> {
  const rows = await store.allJourneys(db)
  return rows.filter(row => row.status === 'on').map(toBlocker)
}

export const journeysUsingTemplate = (db: Db, template_id: string): Promise<Blocker[]> =>
  journeysUsing(db, step => step.type === 'send_email' && step.template_id === template_id)

export const journeysUsingSender = (db: Db, sender_id: string): Promise<Blocker[]> =>
  journeysUsing(db, step => step.type === 'send_email' && step.sender_id === sender_id)

export const journeysUsingPopup = (db: Db, popup_id: string): Promise<Blocker[]> =>
  journeysWith(db, ({ triggers }) =>
    triggers.some(t => t.type === 'form_submitted' && t.popup_ids?.includes(popup_id) === true),
  )

export const journeysUsingTag = (db: Db, tag_id: string): Promise<Blocker[]> =>
  journeysWith(db, ({ triggers, steps }) => {
    const starts = triggers.some(t => t.type === 'tag_added' && t.tag_ids.includes(tag_id))
    const changes = (step: Step) => 'tag_ids' in step && step.tag_ids.includes(tag_id)
    return starts || [...everyStep(steps)].some(({ step }) => changes(step))
  })

/** Journeys one of whose steps fits. */
const journeysUsing = (db: Db, fits: (step: Step) => boolean): Promise<Blocker[]> =>
  journeysWith(db, ({ steps }) => [...everyStep(steps)].some(({ step }) => fits(step)))

/** Journeys that fit in what is edited or in what runs. */
async function journeysWith(db: Db, fits: (document: JourneyDocument) => boolean): Promise<Blocker[]> {
  const uses = (document: JourneyDocument | undefined) => document !== undefined && fits(document)
  const found: Blocker[] = []
  for (const row of await store.allJourneys(db)) {
    const published =
      row.published_version === null ? undefined : await store.findVersion(db, row.id, row.published_version)
    if (uses(row.document) || uses(published)) found.push(toBlocker(row))
  }
  return found
}

const toBlocker = (row: store.JourneyRow): Blocker => ({ kind: 'journey', id: row.id, name: row.name })

/** The consumer's name under which journeys keep their place in the events. */
export const consumer = 'journeys'

/** Whether something happened that no journey has looked at yet. */
export async function hasUnreadEvents(db: Db): Promise<boolean> {
  return (await eventBounds(db)).last > (await cursorOf(db, consumer))
}

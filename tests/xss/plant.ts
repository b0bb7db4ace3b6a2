/**
 * Puts a payload into everything that can be stored: each endpoint that takes a body gets it in every free text of its
 * schema; refused values keep the original. Leads get it in their values, as by an import or a form.
 */
import { endpoints } from '../../api/features.ts'
import type { Contract } from '../../api/platform/features/contract.ts'
import { type IdKind, idPrefixes } from '../../api/platform/runtime/ids.ts'
import { colored } from '../contract/forms.ts'
import { expectMade } from '../contract/makers.ts'
import type { People } from '../contract/people.ts'
import { call, objectOf, readyFor } from '../contract/requests.ts'
import { errorsOf } from '../contract/send.ts'
import { filledBody, placesOf, restored } from './fill.ts'
import type { Payload } from './payloads.ts'
import { plantPopup, plantSubmission } from './plant-popup.ts'

/** What of a payload is where: the ids by kind, for the screens of each. */
export interface Planted {
  payload: Payload
  site_id: string
  ids: Partial<Record<IdKind, string>>
  /** A popup that is published, with the payload in each text that visitors read. */
  popup_id: string
}

/** Signing in and passwords; and what would take the site or its work away. */
const left_out = new Set(['updateProfile', 'createRunAction', 'moveRuns', 'copyJourney', 'updateHostSettings'])
const tries_max = 8

const plantable = (c: Contract): boolean =>
  c.body !== undefined &&
  c.multipart === undefined &&
  c.permission !== 'public' &&
  !c.path.startsWith('/v1/auth/') &&
  c.permission !== 'super-administrator' &&
  !left_out.has(c.operationId)

export async function plant(w: People, site_id: string, payload: Payload, fields: Set<string>): Promise<Planted> {
  const ids: Planted['ids'] = {}
  const keep = (id: unknown) => {
    const prefix = typeof id === 'string' ? id.split('_')[0] : undefined
    const kind = (Object.keys(idPrefixes) as IdKind[]).find(one => idPrefixes[one] === prefix)
    if (kind && typeof id === 'string') ids[kind] = id
  }
  for (const { contract } of endpoints) {
    if (plantable(contract)) keep(await plantBody(w, contract, site_id, payload, fields))
  }
  keep(await plantLead(w, site_id, payload, fields))
  keep(await plantImage(w, site_id, payload, fields))
  const popup_id = await plantPopup(w, site_id, payload, fields)
  await plantSubmission(w, site_id, popup_id, payload, fields)
  ids.popup ??= popup_id
  for (const kind of ['email', 'run', 'submission'] as const) ids[kind] ??= await objectOf(w, kind, site_id)
  return { payload, site_id, ids, popup_id }
}

/** The id of what was created or changed; undefined if the endpoint accepted nothing. */
async function plantBody(
  w: People,
  contract: Contract,
  site_id: string,
  payload: Payload,
  fields: Set<string>,
): Promise<unknown> {
  const ready = await readyFor(w, contract, site_id)
  let body = filledBody(contract, ready.body, payload.text)
  for (let tries = 0; tries < tries_max; tries++) {
    const places = placesOf(body, payload.text)
    if (places.length === 0) return undefined
    const answer = await call(ready, { body })
    if (answer.status < 300) {
      for (const place of places) fields.add(`${contract.operationId} ${place}`)
      return answer.json.id
    }
    const errors = errorsOf(answer.json)
    if (errors.length === 0) return undefined
    for (const { pointer } of errors) body = restored(body, ready.body, pointer)
  }
  return undefined
}

const text_types = ['text', 'textarea', 'hidden'] as const

/** A lead whose own fields of free text all hold the payload. */
async function plantLead(w: People, site_id: string, { text }: Payload, fields: Set<string>): Promise<string> {
  const custom_fields: Record<string, string> = {}
  for (const type of text_types) {
    const name = `said_${type}`
    const there = await w.post(`/v1/sites/${site_id}/custom-fields`, { type, name, label: `Said ${type}` })
    if (there.status === 201 || there.body.code === 'name_taken') custom_fields[name] = text
  }
  const email = `lead-${w.next()}@example.com`
  const made = expectMade(await w.post(`/v1/sites/${site_id}/leads`, { email, custom_fields }), 201)
  for (const name of Object.keys(custom_fields)) fields.add(`createLead /custom_fields/${name}`)
  return made.body.id
}

async function plantImage(w: People, site_id: string, { text }: Payload, fields: Set<string>): Promise<string> {
  const data = new FormData()
  data.append('file', new Blob([new Uint8Array(colored(w.next()))]), text)
  const whole = new Response(data)
  const response = await w.app.request(`/v1/sites/${site_id}/images`, {
    method: 'POST',
    body: await whole.arrayBuffer(),
    headers: { 'content-type': whole.headers.get('content-type') ?? '', authorization: `Bearer ${w.person.token}` },
  })
  if (response.status === 201) fields.add('uploadImage /file')
  return ((await response.json()) as { id: string }).id
}

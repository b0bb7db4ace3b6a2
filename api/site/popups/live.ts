/**
 * The published popups of each site, compiled once for each change and kept in memory: the configuration that browsers
 * read and the forms that submissions are checked against. Any change that an owner makes on the site drops them.
 */
import { createHash } from 'node:crypto'
import { toInstant } from '../../platform/clock.ts'
import type { Installation, SiteFacts } from '../../platform/context.ts'
import { type FieldRow, type FieldType, fieldsOfSite } from '../custom-fields/rules.ts'
import type { Design } from './design.ts'
import { findPopup, type PopupRow, publishedPopups } from './store.ts'

/** The fields that every lead has. */
export const leadFieldTypes = {
  email: 'email',
  first_name: 'text',
  middle_name: 'text',
  last_name: 'text',
  phone: 'phone',
} as const satisfies Record<string, FieldType | 'email'>
type LeadField = keyof typeof leadFieldTypes

export interface LiveField {
  name: string
  type: FieldType | 'email'
  label: string
  placeholder: string
  required: boolean
  options?: string[]
}

export interface LiveConsent {
  kind: 'checkbox' | 'notice'
  text: string
  version: number
  required?: boolean
}

export interface LivePopup {
  id: string
  fields: readonly LiveField[]
  /** By name, for reading submissions. */
  byName: ReadonlyMap<string, LiveField>
  /** Fields that the form once asked for and does no longer, or that are deleted, with their types. */
  former: ReadonlyMap<string, string>
  consent: LiveConsent | undefined
  tag_ids: readonly string[]
  audience_ids: readonly string[]
  overwrite: boolean
}

export interface LiveSite {
  /** The configuration as its bytes are sent, and its entity tag. */
  body: string
  etag: string
  popups: ReadonlyMap<string, LivePopup>
}

const sites_max = 5_000

/** The compiled sites of one installation. */
class LiveSites {
  readonly #known = new Map<string, Promise<LiveSite>>()
  constructor(installation: Installation) {
    const forget = (site_id: string) => this.#known.delete(site_id)
    installation.signals.on('site', forget)
    installation.signals.on('settings', forget)
  }

  /** A change that comes while one is being compiled drops that one too: its promise is what is kept. */
  get(installation: Installation, site: SiteFacts): Promise<LiveSite> {
    const known = this.#known.get(site.id)
    if (known) return known
    if (this.#known.size >= sites_max) this.#known.clear()
    const compiling = compile(installation, site)
    this.#known.set(site.id, compiling)
    compiling.catch(() => {
      if (this.#known.get(site.id) === compiling) this.#known.delete(site.id)
    })
    return compiling
  }
}

const installations = new WeakMap<Installation, LiveSites>()

/** The published popups of a site. */
export function liveSite(installation: Installation, site: SiteFacts): Promise<LiveSite> {
  const sites = installations.get(installation) ?? new LiveSites(installation)
  installations.set(installation, sites)
  return sites.get(installation, site)
}

/** The configuration with one popup, published or not, read anew. Null where there is no such popup. */
export async function previewBody(
  installation: Installation,
  site: SiteFacts,
  previewed: { popup_id: string; at_once: boolean },
): Promise<string | null> {
  const database = await installation.databases.site(site.id)
  return database.read(async db => {
    const row = await findPopup(db, previewed.popup_id)
    if (!row) return null
    const popup = toWire(row, livePopup(row, await fieldsByName(db)))
    if (previewed.at_once) popup.triggers = [{ kind: 'delay', seconds: 0 }]
    return JSON.stringify({ ...configuration(site, [popup]), preview: true })
  })
}

async function compile(installation: Installation, site: SiteFacts): Promise<LiveSite> {
  const database = await installation.databases.site(site.id)
  return database.read(async db => {
    const custom = await fieldsByName(db)
    const rows = await publishedPopups(db)
    const popups = new Map(rows.map(row => [row.id, livePopup(row, custom)]))
    const wire = rows.flatMap(row => {
      const live = popups.get(row.id)
      return live ? [toWire(row, live)] : []
    })
    const said = configuration(site, wire)
    return { body: JSON.stringify(said), etag: `"${said.version}"`, popups }
  })
}

const fieldsByName = async (db: Parameters<typeof fieldsOfSite>[0]): Promise<Map<string, FieldRow>> =>
  new Map((await fieldsOfSite(db)).map(field => [field.name, field]))

type PublicPopup = ReturnType<typeof toWire>

function configuration(site: SiteFacts, popups: readonly PublicPopup[]) {
  const said = { site_id: site.id, locale: site.language, popups }
  const version = createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16)
  return { version, ...said }
}

function livePopup(row: PopupRow, custom: ReadonlyMap<string, FieldRow>): LivePopup {
  const { form } = row.design
  const fields = form.fields.flatMap(field => liveField(field, custom) ?? [])
  const byName = new Map(fields.map(field => [field.name, field]))
  return {
    id: row.id,
    fields,
    byName,
    former: new Map(Object.entries(row.asked_fields).filter(([name]) => !byName.has(name))),
    consent:
      form.consent.kind === 'none'
        ? undefined
        : {
            kind: form.consent.kind,
            text: form.consent.text,
            version: row.consent_version,
            ...(form.consent.kind === 'checkbox' && { required: form.consent.required ?? false }),
          },
    tag_ids: form.tag_ids,
    audience_ids: form.audience_ids,
    overwrite: form.overwrite,
  }
}

function liveField(
  field: Design['form']['fields'][number],
  custom: ReadonlyMap<string, FieldRow>,
): LiveField | undefined {
  const { name } = field
  const own = Object.hasOwn(leadFieldTypes, name) ? leadFieldTypes[name as LeadField] : undefined
  const row = own ? undefined : custom.get(name)
  const type = own ?? row?.type
  if (type === undefined) return undefined
  return {
    name,
    type,
    label: field.label || row?.label || name,
    placeholder: field.placeholder || row?.placeholder || '',
    required: name === 'email' || (field.required ?? false),
    ...(type === 'dropdown' && row && { options: row.options }),
  }
}

/** What a visitor's browser is told: nothing of tags, audiences or people. */
function toWire(row: PopupRow, live: LivePopup) {
  const { form: _form, ...design } = row.design
  return {
    id: row.id,
    type: row.type,
    ...design,
    created_at: toInstant(row.created_at),
    form: { fields: live.fields, ...(live.consent && { consent: live.consent }) },
  }
}

/**
 * The published popups of each site, compiled once for each change and kept in memory: the configuration that browsers
 * read and the forms that submissions are checked against. Whatever they are compiled from drops them when it changes.
 */

import { createHash } from 'node:crypto'
import { inOrder } from '../../../../widget/src/decide/decide.ts'
import type { WebFont } from '../../../account/sites/rules.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Installation, SiteFacts } from '../../../platform/features/context.ts'
import * as customFields from '../../contacts/custom-fields/events.ts'
import { type FieldRow, fieldsOfSite } from '../../contacts/custom-fields/rules.ts'
import * as leadQuality from '../../contacts/lead-quality/events.ts'
import { siteQuality } from '../../contacts/lead-quality/rules.ts'
import { originalVariant } from './appearance.ts'
import { type Design, newDesign } from './design.ts'
import * as popups from './events.ts'
import { popupLimits } from './limits.ts'
import { type LivePopup, livePopup, type PopupSurroundings } from './live-popup.ts'
import { activeCampaigns, type PageChat, pageChats } from './ports.ts'
import { askingOpeners, publicChats } from './public-chats.ts'
import { fontsOf, type PublicPopup, publicPopup } from './public-popup.ts'
import { allPopups, findPopup, type PopupRow, publishedPopups } from './store.ts'

export interface LiveSite {
  /** As it was when this was compiled. */
  site: SiteFacts
  /** The configuration as its bytes are sent, and its entity tag. */
  body: Uint8Array<ArrayBuffer>
  etag: string
  popups: ReadonlyMap<string, LivePopup>
  has_chats: boolean
  /** What chats say first where only the server can decide it. */
  asking_openers: ReturnType<typeof askingOpeners>
}

/** Besides the site's own row. */
const compiledFrom = [popups, customFields, leadQuality].flatMap(events => Object.values(events))

/** The compiled sites of one installation. */
class LiveSites {
  readonly #known = new Map<string, Promise<LiveSite>>()
  readonly #settled = new Map<string, LiveSite>()
  constructor(installation: Installation) {
    const forget = (site_id: string) => {
      this.#known.delete(site_id)
      this.#settled.delete(site_id)
    }
    installation.signals.on('site', forget)
    const { through } = installation.connections
    const around = [pageChats, activeCampaigns].flatMap(
      port => through<{ changedBy: readonly string[] }>(port).changedBy,
    )
    for (const name of [...compiledFrom.map(({ name }) => name), ...around]) installation.signals.on(name, forget)
  }

  /** The cache holds promises, so that a change during a compilation drops that one too. */
  get(installation: Installation, site: SiteFacts): Promise<LiveSite> {
    const known = this.#known.get(site.id)
    if (known) return known
    if (this.#known.size >= popupLimits.live_popups_sites_max) {
      this.#known.clear()
      this.#settled.clear()
    }
    const compiling = compile(installation, site)
    this.#known.set(site.id, compiling)
    const isKept = () => this.#known.get(site.id) === compiling
    compiling.then(
      live => isKept() && this.#settled.set(site.id, live),
      () => isKept() && this.#known.delete(site.id),
    )
    return compiling
  }

  /** What is compiled and current, without waiting. */
  peek(site_id: string): LiveSite | undefined {
    return this.#settled.get(site_id)
  }
}

const installations = new WeakMap<Installation, LiveSites>()

/** The published popups of a site. */
export function liveSite(installation: Installation, site: SiteFacts): Promise<LiveSite> {
  const sites = installations.get(installation) ?? new LiveSites(installation)
  installations.set(installation, sites)
  return sites.get(installation, site)
}

/** The same without waiting: only where a current compilation exists. */
export function compiledSite(installation: Installation, site_id: string): LiveSite | undefined {
  const live = installations.get(installation)?.peek(site_id)
  return live !== undefined && installation.sites.peek(site_id) === live.site ? live : undefined
}

/** Whatever page, visitor or day it is for. */
const atOnce = {
  triggers: [{ type: 'delay', seconds: 0 }],
  schedule: undefined,
  rules: undefined,
  ask: undefined,
} satisfies Partial<PublicPopup>

/** The configuration with one popup, published or not, without the cache. Null if there is no such popup. */
export async function previewBody(
  installation: Installation,
  site: SiteFacts,
  previewed: { popup_id: string; at_once: boolean },
): Promise<string | null> {
  const database = await installation.databases.site(site.id)
  return database.read(async db => {
    const row = await findPopup(db, previewed.popup_id)
    if (!row) return null
    const popup = publicPopup(row, await compiledPopup(db, row, site, installation), site)
    const shown = previewed.at_once ? { ...popup, ...atOnce } : popup
    return JSON.stringify({ ...configuration(site, [shown], fontsOf([row.design], site)), preview: true })
  })
}

export interface CompiledPopup {
  name: string
  published: boolean
  live: LivePopup
  wire: PublicPopup
}

/** Popups as submissions are checked against them and as browsers read them. */
export async function compilePopups(
  db: Handle<'site'>,
  site: SiteFacts,
  which: 'published' | 'all',
  { connections }: Pick<Installation, 'connections'>,
): Promise<CompiledPopup[]> {
  const surroundings = await surroundingsOf(db, site)
  const campaigns = await connections.through(activeCampaigns).byPopup(db)
  const rows = await (which === 'all' ? allPopups(db) : publishedPopups(db))
  return rows.map(row => {
    const live = livePopup(row, surroundings, campaigns.get(row.id))
    return { name: row.name, published: row.published_at !== null, live, wire: publicPopup(row, live, site) }
  })
}

/** One popup, published or not, as submissions are checked against it. Without an installation, no campaign captures by it. */
export async function compiledPopup(
  db: Handle<'site'>,
  row: PopupRow,
  site: SiteFacts,
  installation?: Pick<Installation, 'connections'>,
): Promise<LivePopup> {
  const campaigns = await installation?.connections.through(activeCampaigns).byPopup(db)
  return livePopup(row, await surroundingsOf(db, site), campaigns?.get(row.id))
}

/** A form that stands elsewhere than in a popup, with the number of its consent's text. */
export async function compiledForm(
  db: Handle<'site'>,
  form: Design['form'],
  consent_version: number,
  site: SiteFacts,
): Promise<LivePopup> {
  const design = { ...newDesign, form }
  const counted = { base_variant: originalVariant, former_variants: {} }
  const row = { id: '', type: 'embedded' as const, design, asked_fields: {}, consent_version, ...counted }
  return livePopup(row, await surroundingsOf(db, site), undefined)
}

const surroundingsOf = async (db: Handle<'site'>, { language }: SiteFacts): Promise<PopupSurroundings> => ({
  custom: await fieldsByName(db),
  quality: await siteQuality(db),
  language,
})

async function compile(installation: Installation, site: SiteFacts): Promise<LiveSite> {
  const database = await installation.databases.site(site.id)
  return database.read(async db => {
    const compiled = await compilePopups(db, site, 'published', installation)
    const designs = compiled.map(({ live }) => live.design)
    const chats = await installation.connections.through(pageChats).published(db)
    const said = configuration(site, inOrder(compiled.map(({ wire }) => wire)), fontsOf(designs, site), chats)
    const popups = new Map(compiled.map(({ live }) => [live.id, live]))
    // As bytes: a text would be encoded for every visitor.
    const body = new Uint8Array(Buffer.from(JSON.stringify(said)))
    return {
      site,
      body,
      etag: `"${said.version}"`,
      popups,
      has_chats: chats.length > 0,
      asking_openers: askingOpeners(chats),
    }
  })
}

const fieldsByName = async (db: Parameters<typeof fieldsOfSite>[0]): Promise<Map<string, FieldRow>> =>
  new Map((await fieldsOfSite(db)).map(field => [field.name, field]))

/** Needs the watching entry: triggers that the loader does not watch, or containers that may be added later. */
const isWatchedFor = ({ type, triggers }: PublicPopup): boolean =>
  type === 'embedded' || triggers?.some(({ type: kind }) => kind === 'exit_intent') === true

/**
 * Which further files the widget loads with the page: for tracking and server rules, always or only for visitors by a
 * signed link.
 */
const widgetEntries = (accompanied: boolean, popups: readonly PublicPopup[], has_chats: boolean) => [
  { file: 'more.js', query: accompanied ? '' : 'lw_visitor' },
  ...(has_chats ? [{ file: 'chat.js', query: '' }] : []),
  ...(popups.some(isWatchedFor) ? [{ file: 'watch.js', query: '' }] : []),
  { file: 'debug.js', query: 'leadwright_debug' },
]

function configuration(
  site: SiteFacts,
  popups: readonly PublicPopup[],
  fonts: readonly WebFont[],
  chats: readonly PageChat[] = [],
) {
  const { enabled, consent_mode } = site.tracking
  const shown = publicChats(chats, site)
  const openers = shown.flatMap(chat => chat.openers ?? [])
  const asks = [...popups, ...openers].some(({ ask }) => ask === true)
  const said = {
    site_id: site.id,
    language: site.language,
    ...(consent_mode && { consent_mode }),
    ...(enabled && { tracking: true }),
    pause_ms: site.overlays.pause_seconds * 1000,
    entries: widgetEntries(enabled || asks, popups, chats.length > 0),
    ...(fonts.length > 0 && { fonts }),
    popups,
    ...(shown.length > 0 && { chats: shown }),
  }
  const version = createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16)
  return { version, ...said }
}

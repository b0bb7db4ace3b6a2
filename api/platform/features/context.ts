/** The context of an endpoint besides its input: the caller, the site, the time, and the installation's parts. */
import type { SimulateRun } from '../../../workflows/simulate/simulate-run.ts'
import type { Config } from '../config/config.ts'
import type { Databases } from '../database/databases.ts'
import type { Handle, Kind } from '../database/handle.ts'
import type { Homes } from '../database/homes/homes.ts'
import type { BareEvent } from '../events/define.ts'
import type { Emit } from '../events/emit.ts'
import type { EventTails } from '../events/tail.ts'
import type { Storage } from '../files/storage/storage.ts'
import type { HeaderReader } from '../http/exchange.ts'
import type { KnownCallers } from '../http/known-callers.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import type { Actor, Rights } from '../identity/actor.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { AiWriter } from '../network/ai/writer.ts'
import type { DnsRecords } from '../network/dns-records.ts'
import type { MailDomains } from '../network/mail-domains.ts'
import type { MarketingServices } from '../network/marketing-services.ts'
import type { Payments } from '../network/payments.ts'
import type { SafeFetch } from '../network/safe-fetch/safe-fetch.ts'
import type { WidgetBuild } from '../pages/widget-build.ts'
import type { Clock, MovableClock } from '../runtime/clock.ts'
import type { Concurrency } from '../runtime/concurrency.ts'
import type { NewId } from '../runtime/ids.ts'
import type { Log } from '../runtime/log.ts'
import type { Metrics } from '../runtime/metrics/metric.ts'
import type { Signals } from '../runtime/signals.ts'
import type { Brand } from '../schemas/brand.ts'
import type { Locale } from '../texts/messages/messages.ts'
import type { Allowance } from './allowances/define.ts'
import type { PlanFacts } from './allowances/plan.ts'
import type { Connections } from './connections.ts'
import type { InFlight } from './idempotency/idempotency.ts'

/** Facts of a site for the rest of the code; a row of the control database, kept in memory while unchanged. */
export interface SiteFacts {
  id: string
  account_id: string
  name: string
  subdomain: string
  /** Its own domain that all its hosts redirect to; null: it is at its subdomain. */
  primary_host: string | null
  /** Its domains that wait for a person. */
  domains_waiting: number
  language: Locale
  currency: string
  timezone: string
  postal_address: string
  published: boolean
  is_demo: boolean
  /** When marketing email was paused; none is sent while this is set. */
  paused: boolean
  /** Where it went on when it moved, as far as its owner has said; null where it is here. */
  moved: { to: string | null } | null
  /** It came back from a backup, and nobody has resumed it since. */
  restored: boolean
  /** Emails that were due up to then may have been sent by the installation that made the backup; null where there is none. */
  late_until: number | null
  /** Epoch of its sequence of events, new with each restored backup. */
  epoch: string | null
  marketing: MarketingFacts
  tracking: TrackingFacts
  /** Fonts that designs may use, 1 to 10. */
  fonts: readonly { name: string; stack: string; url?: string }[]
  brand: Brand
  /** Hosts on which the widget works; none is all. */
  allowed_hosts: readonly string[]
  overlays: OverlayFacts
  /** Plan of its account; null where nothing is limited by one. */
  plan: PlanFacts | null
}

/** How popups over a page follow one another. */
export interface OverlayFacts {
  /** Seconds without popups after one was closed. */
  pause_seconds: number
  /** Whether one page view may show several boxes. */
  several_boxes: boolean
}

/** The owner's limits for journeys of a site. */
export interface MarketingFacts {
  /** Maximum of marketing emails to one lead in `emails_days` days; null for no limit. */
  emails_max: number | null
  emails_days: number
  /** Local dates (`YYYY-MM-DD`) on which no journey reaches a person. */
  days_off: readonly string[]
  /** Cents that AI texts may cost on one day. */
  ai_daily_cents_max: number
}

/** The owner's settings for visitors. */
export interface TrackingFacts {
  /** Visited pages are kept. */
  enabled: boolean
  /** The widget stores and sends nothing before consent. */
  consent_mode: boolean
  kept_days: number
}

export interface SiteDirectory {
  /** The site, or null if it does not exist or is not ready. */
  find(site_id: string): Promise<SiteFacts | null>
  /** The cached site, without waiting: undefined where it has to be read. */
  peek(site_id: string): SiteFacts | undefined
}

/** The parts of one installation, made once in main.ts and passed down. */
export interface Installation {
  config: Config
  log: Log
  newId: NewId
  /** Whether an event that does not fit its declaration throws; otherwise it is logged. */
  strict_events: boolean
  databases: Databases
  /** Which databases are worked in here. */
  homes: Homes
  /** The files of sites. */
  storage: Storage
  sites: SiteDirectory
  /** The clock of the installation; a demo site has one of its own that can be moved forward. */
  clock: Clock
  clockOf(site: { is_demo: boolean }): Clock
  demoClock: MovableClock
  /** Whether a super administrator has closed it; the variable MAINTENANCE does so too. */
  maintenance: { on: boolean }
  signals: Signals
  rateLimits: RateLimits
  concurrency: Concurrency
  /** Who goes first under overload. */
  knownCallers: KnownCallers
  eventTails: EventTails
  inFlight: InFlight
  /** What `/metrics` says. */
  metrics: Metrics
  /** Aborted when the process ends: what stays open, such as streams, ends then. */
  stopping: AbortSignal
  /** Mail of the installation itself: confirmation, reset, notices. Journeys send through site/email/emails. */
  outbox: Outbox
  mailer: Mailer
  /** The only way out to addresses that people type. */
  safeFetch: SafeFetch
  /** The way out to Mailchimp, Constant Contact and ActiveCampaign. */
  marketingServices: MarketingServices
  /** Which versions of the widget are served. */
  widgetBuild: WidgetBuild
  /** Which domains take mail. */
  mailDomains: MailDomains
  /** Asks DNS for the records of sending domains. */
  dnsRecords: () => Promise<DnsRecords>
  /** Journeys tried in advance; the runner is chosen where the process begins. */
  simulateRun: SimulateRun
  /** Writer of texts; undefined where no provider is configured. */
  ai: AiWriter | undefined
  /** The connection to Stripe; undefined where no key is configured. */
  payments: Payments | undefined
  /** Answers a request as the app does, in this process. Set by the app. */
  dispatch: (request: Request) => Promise<Response>
  /** Queries that go to all features: who uses a thing, names of things, what is due. */
  connections: Connections
}

export interface Context {
  installation: Installation
  actor: Actor
  /** Set on every path with a site. */
  site: SiteFacts
  /** The actor's rights on that site, or on the account for account paths. */
  rights: Rights | null
  request_id: string
  locale: Locale
  log: Log
  now(): number
  newId: NewId
  /** The rights as they are now; null where the request would no longer be let in. For answers that stay open. */
  rightsNow(): Promise<Rights | null>
  request: {
    /** As it was sent: HEAD where a GET endpoint was asked for its headers. */
    method: string
    path: string
    ip: string
    user_agent: string
    if_match: string | undefined
    idempotency_key: string | undefined
    headers: HeaderReader
    /** The raw bytes of the body. */
    body: Uint8Array
    signal: AbortSignal
    /** Aborts the connection in the middle of its response; false without a connection. */
    breakOff(): boolean
  }
}

/** Inside a write action: no way to another database, to the network or to waiting. */
export interface InAction {
  actor: Actor
  site: SiteFacts
  rights: Rights | null
  request_id: string
  locale: Locale
  log: Log
  now(): number
  newId: NewId
  /** Throws 412 if the caller named another version in If-Match. */
  ifMatch(version: number): void
  /** The thing before this change, under the names of the wire: the history tells its values. Nothing of a person. */
  changedFrom(former: object): void
  /** Names the subject in the history and in the event, where that is not the last part of the path; null for none. */
  auditAs(subject_id: string | null): void
  /** Emits an event in this transaction. */
  emit: Emit
  /** Records the activity and event of a further subject that this action changed. */
  alsoChanged(tx: Handle<'site'>, event: BareEvent, subject_id: string): Promise<void>
  /** Refuses where the plan has no room for so many more of what the contract says it consumes. */
  requireRoom<K extends Kind>(tx: Handle<K>, allowance: Allowance<K>, wanted?: number): Promise<void>
  /** Throws 409 with every blocker while something of the site uses the thing. */
  requireUnused: Connections['requireUnused']
  /** The same while something uses it that is under way or shown. */
  requireNotLive: Connections['requireNotLive']
  /** The same of options of a dropdown. */
  requireOptionsUnused: Connections['requireOptionsUnused']
  /** Takes a person out of all features' rows. */
  erasePeople: Connections['erase']
  /** Takes browsers out of all features' rows. */
  eraseVisitors: Connections['eraseVisitors']
  mergeRows: Connections['merge']
  unmergeRows: Connections['unmerge']
  separateRows: Connections['separate']
  /** Runs once the transaction is on disk, never if it is rolled back; failures are logged, not answered. */
  afterCommit(run: () => void | Promise<void>): void
}

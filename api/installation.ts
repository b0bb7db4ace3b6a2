/** Makes the parts of one installation from its configuration. Tests make them with a clock and ids of their own. */
import { join } from 'node:path'
import type { SimulateRun } from '../workflows/simulate/simulate-run.ts'
import { withOwnTexts } from './account/account-emails/rules.ts'
import { isInMaintenance } from './account/console/rules.ts'
import { clockOffset } from './account/demo/rules.ts'
import { siteDirectory } from './account/sites/directory.ts'
import { isReady, setWakeAt } from './account/sites/rules.ts'
import { recognizeBackup } from './backup/mark.ts'
import { pageLogsOptions } from './backup/page-logs.ts'
import { finishPuttingBack } from './backup/put-back.ts'
import { features } from './features.ts'
import { hearOthers } from './nodes/hear-others.ts'
import type { JoinedNode } from './nodes/join.ts'
import { openStorage } from './open-storage.ts'
import type { BillingConfig } from './platform/config/billing-config.ts'
import type { AiConfig, Config } from './platform/config/config.ts'
import { isSitePage } from './platform/config/sites-config.ts'
import { wantsStrictEvents } from './platform/config/switches.ts'
import type { OpenDatabase } from './platform/database/database.ts'
import { openDatabases } from './platform/database/databases.ts'
import type { Handle } from './platform/database/handle.ts'
import { alone } from './platform/database/homes/homes.ts'
import type { DatabaseLimits } from './platform/database/limits.ts'
import type { Recorders, RecordingOptions } from './platform/database/recorded/recorders.ts'
import { lastEventId } from './platform/events/events.ts'
import { EventTails } from './platform/events/tail.ts'
import { connect } from './platform/features/connect.ts'
import type { Installation } from './platform/features/context.ts'
import { InFlight } from './platform/features/idempotency/idempotency.ts'
import { KnownCallers } from './platform/http/known-callers.ts'
import { RateLimits } from './platform/http/rate-limit.ts'
import { createMailer, type Mailer } from './platform/mail/mailer.ts'
import { outbox } from './platform/mail/outbox.ts'
import { type DnsRecords, dnsRecords } from './platform/network/dns-records.ts'
import { type DnsResolver, dnsResolver, MailDomains } from './platform/network/mail-domains.ts'
import { createMarketingServices, type MarketingServices } from './platform/network/marketing-services.ts'
import { type SafeFetch, safeFetch } from './platform/network/safe-fetch/safe-fetch.ts'
import { type WidgetBuild, widgetBuild } from './platform/pages/widget-build.ts'
import { type Clock, MovableClock, steadyClock, systemClock } from './platform/runtime/clock.ts'
import { Concurrency } from './platform/runtime/concurrency.ts'
import { followId, type NewId, newId } from './platform/runtime/ids.ts'
import { createLog, type Log } from './platform/runtime/log.ts'
import { counted } from './platform/runtime/metrics/counted.ts'
import { Metrics } from './platform/runtime/metrics/metric.ts'
import { processMetrics } from './platform/runtime/metrics/process-metrics.ts'
import { Signals } from './platform/runtime/signals.ts'
import { settlePlaces } from './settle-places.ts'

export interface Parts {
  clock?: Clock
  /** Of limits; never steps back. */
  steadyClock?: Clock
  newId?: NewId
  log?: Log
  mailer?: Mailer
  dns?: DnsResolver
  records?: DnsRecords
  safeFetch?: SafeFetch
  marketingServices?: MarketingServices
  widgetBuild?: WidgetBuild
  simulateRun?: SimulateRun
  /** Whether an event that does not fit its declaration throws; otherwise it is logged. */
  strictEvents?: boolean
  /** Files that databases are copied from when they are made. */
  templates?: string
  databaseLimits?: Partial<DatabaseLimits>
  openDatabase?: OpenDatabase
}

export interface OpenInstallation extends Installation {
  /** Undefined where one process has all databases. */
  node: JoinedNode | undefined
  /** Never steps back. */
  steadyClock: Clock
  /** Ends what stays open, such as streams. */
  stop(): void
  close(): Promise<void>
}

/** For programs that serve nobody. */
const noSimulation: SimulateRun = async () => {
  throw new Error('This process simulates no journeys')
}

/** Ids of a site sort in the order of their making, whatever the clock was before this process. */
async function followEvents(db: Handle<'site'>): Promise<void> {
  const id = await lastEventId(db)
  if (id !== undefined) followId(id)
}

export async function openInstallation(config: Config, parts: Parts = {}): Promise<OpenInstallation> {
  const clock = parts.clock ?? systemClock
  const steady = parts.steadyClock ?? steadyClock
  const demoClock = new MovableClock(clock)
  const stopping = new AbortController()
  const connections = connect(features)
  const log = parts.log ?? createLog(config.log_level)
  const signals = new Signals()
  const recorded = await recording(config, log, clock)
  const databases = await openDatabases({
    dataDir: config.data_dir,
    now: () => clock.now(),
    address: config.public_url,
    wake: { earliestDue: connections.nextDue, setWakeAt },
    wasMade: isReady,
    opened: database => database.read(followEvents),
    onCommit: (topics, site_id) => {
      signals.committed(topics, site_id)
      if (site_id === undefined) recorded?.node?.homes.announce(topics)
    },
    onUnusable: (site_id, error) => log.error({ site_id, fault: error.fault }, error.message),
    pageLogs: pageLogsOptions(config, log),
    recording: recorded?.recording,
    shared: recorded?.node?.shared,
    ...(parts.templates && { templates: parts.templates }),
    ...(parts.databaseLimits && { limits: parts.databaseLimits }),
    ...(parts.openDatabase && { openDatabase: parts.openDatabase }),
  })
  const node = recorded?.node
  node?.follow(databases)
  const homes = node?.homes ?? alone
  if (homes.isHere('control')) await recognizeBackup({ databases, clock, log })
  await settlePlaces({ databases, config })
  await finishPuttingBack({ databases, clock, config, signals, log, node })
  demoClock.forward(await databases.control.read(clockOffset))
  const maintenance = { on: await databases.control.read(isInMaintenance) }
  if (node) {
    hearOthers({ homes: node.homes, databases, signals, log })
    signals.on('maintenance', async () => {
      maintenance.on = await databases.control.read(isInMaintenance).catch(() => maintenance.on)
    })
  }
  const mailer = parts.mailer ?? createMailer(config, clock, demoClock)
  return {
    config,
    log,
    newId: parts.newId ?? newId,
    databases,
    homes,
    node,
    storage: await openStorage({ config, databases, log, node }),
    sites: siteDirectory(databases, signals),
    clock,
    steadyClock: steady,
    demoClock,
    clockOf: site => (site.is_demo ? demoClock : clock),
    maintenance,
    signals,
    rateLimits: new RateLimits(steady),
    concurrency: new Concurrency(),
    knownCallers: new KnownCallers(steady),
    eventTails: new EventTails({ databases, signals }),
    inFlight: new InFlight(),
    metrics: new Metrics([...counted, processMetrics(config.data_dir), ...(node ? [node.metrics] : [])]),
    outbox: withOwnTexts(outbox),
    stopping: stopping.signal,
    stop: () => stopping.abort(),
    mailer,
    safeFetch: parts.safeFetch ?? safeFetch({ isOwnPage: url => isSitePage(url, config) }),
    marketingServices: parts.marketingServices ?? createMarketingServices(config, clock),
    widgetBuild: parts.widgetBuild ?? widgetBuild(join(import.meta.dirname, '..', 'widget', 'dist')),
    mailDomains: mailDomains(config, parts.dns, clock),
    dnsRecords: async () => parts.records ?? dnsRecords(config.dns_servers),
    simulateRun: parts.simulateRun ?? noSimulation,
    strict_events: parts.strictEvents ?? wantsStrictEvents(),
    connections,
    dispatch: async () => {
      throw new Error('There is no app yet.')
    },
    ai: config.ai && (await aiWriter(config.ai)),
    payments: config.billing && (await payments(config.billing)),
    async close() {
      await databases.close()
      await node?.homes.stop()
      await mailer.close()
    },
  }
}

interface RecordingParts {
  recording: Recorders
  node?: JoinedNode
}

/** The client of database servers is loaded where one is configured. */
async function recording(
  { database_servers, node_address: address, data_dir }: Config,
  log: Log,
  clock: Clock,
): Promise<RecordingParts | undefined> {
  if (!database_servers) return undefined
  const options: RecordingOptions = {
    ...database_servers,
    now: () => clock.now(),
    onLost: (database, reason) =>
      log.error({ database, reason }, 'the database takes no more writes until it is opened anew'),
    onAway: (database, reason) =>
      reason === undefined
        ? log.info({ database }, 'the database server answers again')
        : log.error({ database, reason }, 'the database server does not answer: writes are refused until it does'),
  }
  const { joinNodes, requireNoNodes } = await import('./nodes/join.ts')
  if (address !== undefined) {
    const node = await joinNodes({ address, data_dir, recording: options, log, now: options.now })
    return { recording: node.recording, node }
  }
  const { Recorders } = await import('./platform/database/recorded/recorders.ts')
  const recording = new Recorders(options)
  await requireNoNodes(recording)
  return { recording }
}

/** The resolver is made when it is first asked. */
function mailDomains(config: Config, given: DnsResolver | undefined, clock: Clock): MailDomains {
  let resolver: Promise<DnsResolver> | undefined
  return new MailDomains(() => {
    resolver ??= given ? Promise.resolve(given) : dnsResolver(config.dns_servers)
    return resolver
  }, clock)
}

/** The provider's library is large, and most installations have none: it is loaded where one is configured. */
const aiWriter = async (config: AiConfig) => (await import('./platform/network/ai/writer.ts')).createAiWriter(config)

/** Loaded where a key is configured. */
const payments = async (config: BillingConfig) => (await import('./platform/network/payments.ts')).openPayments(config)

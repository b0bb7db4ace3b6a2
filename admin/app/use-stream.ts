/** Follows the site's stream: each event refetches the queries of its subject, at most four times a second. */
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type EventIds, refresh } from '../product/lists/refresh.ts'
import { client } from '../product/session/api.ts'
import { queryClient } from '../product/session/query-client.ts'
import type { Resource } from '../product/session/resource.ts'
import { problemOf } from '../ui/problem.ts'

/** Query keys start with `[resource, site_id]`, but those of the account's own things have no site. */
const ofAccount = new Set<Resource>(['sites', 'api_keys', 'account_activities'])

/** An event `lead.created` refreshes `leads`, and these too. */
const alsoRefreshes: Record<string, Resource[]> = {
  lead: ['tags', 'audiences', 'dashboard'],
  form: ['leads', 'popups', 'submissions', 'campaigns', 'dashboard'],
  run: ['journeys', 'leads', 'dashboard', 'notifications'],
  // Sent at most once a second while runs proceed.
  runs: ['journeys', 'ai_drafts'],
  ai_draft: ['runs', 'dashboard', 'notifications'],
  research: ['researches'],
  // Whether an active campaign may capture by it.
  assistant: ['campaigns', 'dashboard'],
  operation: ['researches', 'runs', 'journeys', 'audiences', 'notifications'],
  email: ['runs', 'leads', 'dashboard', 'notifications'],
  sender: ['dashboard', 'notifications'],
  journey: ['dashboard', 'notifications'],
  webhook_endpoint: ['webhook_deliveries', 'dashboard', 'notifications'],
  question: ['answers', 'runs'],
  sandbox: ['sandboxes', 'notifications'],
  // What leads of a campaign are sent by may have stopped.
  connection: ['campaigns', 'dashboard', 'notifications'],
  conversation: ['dashboard', 'notifications'],
  consent: ['leads'],
  site_page: ['pages'],
  site_page_menu: ['pages'],
  // Changes of a site's settings are in the histories of site and account.
  site: ['journeys', 'activities', 'account_activities'],
  domain: ['activities', 'account_activities', 'dashboard', 'notifications'],
  primary_domain: ['domains', 'sites', 'pages', 'activities', 'account_activities'],
  marketing_settings: ['sites', 'activities', 'account_activities'],
  tracking_settings: ['sites', 'activities', 'account_activities'],
  brand: ['activities', 'account_activities'],
  design_settings: ['activities', 'account_activities'],
  host_settings: ['activities', 'account_activities'],
  overlay_settings: ['activities', 'account_activities'],
  api_key: ['account_activities'],
  user: ['account_activities'],
}

export const resourcesOf = (event: string): Resource[] => {
  const subject = event.split('.')[0] ?? ''
  const own = (subject.endsWith('s') ? subject : `${subject}s`) as Resource
  return [own, ...(alsoRefreshes[subject] ?? [])]
}

/** The ids that an event names: its subject, its lead, and others. */
export function idsOf(event: unknown): EventIds {
  const { data } = (event ?? {}) as { data?: object }
  const named = Object.entries({ ...data }).filter(([key]) => key.endsWith('_id'))
  return [...new Set(named.map(([, value]) => value).filter(value => typeof value === 'string'))]
}

const waitMilliseconds = 250

interface StreamFollower {
  site_id: string
  stop(): void
}

let followed: StreamFollower | undefined

/** Before the first screen reads: what is read while the stream opens need not be read again. */
export function followFirst(site_id: string): void {
  followed ??= follow(queryClient, site_id)
}

/**
 * Follows the site while the calling component is shown, and seen: a browser opens six connections to one server at most, so
 * tabs in the background disconnect, and catch up later. The frame does it for every screen of a site.
 */
export function useStream(site_id: string | undefined) {
  const queries = useQueryClient()
  useEffect(() => {
    if (site_id === undefined) return
    if (followed?.site_id !== site_id) {
      followed?.stop()
      followed = follow(queries, site_id)
    }
    const mine = followed
    return () => {
      mine.stop()
      if (followed === mine) followed = undefined
    }
  }, [site_id, queries])
}

function follow(queries: QueryClient, site_id: string): StreamFollower {
  const stale = new Map<Resource, EventIds[]>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastEventId: string | undefined
  let connected: AbortController | undefined
  const refreshStale = () => {
    timer = undefined
    for (const [resource, happenings] of stale) {
      void refresh(queries, ofAccount.has(resource) ? [resource] : [resource, site_id], happenings)
    }
    stale.clear()
  }
  // What happened between reading and following would never be told: it is read again, but for what is being read now.
  const onConnection = (state: 'open' | 'lost') => {
    if (state === 'lost' || lastEventId !== undefined) return
    const isOfSite = ({ queryKey: [resource, of] }: Query) => of === site_id || ofAccount.has(resource as Resource)
    void queries.invalidateQueries({ predicate: isOfSite }, { cancelRefetch: false })
  }
  const connect = async (signal: AbortSignal) => {
    const options = { signal, onConnection, ...(lastEventId && { lastEventId }) }
    for await (const { id, event, data } of client.stream.follow(site_id, options)) {
      lastEventId = id
      const ids = idsOf(data)
      for (const resource of resourcesOf(event)) stale.set(resource, [...(stale.get(resource) ?? []), ids])
      timer ??= setTimeout(refreshStale, waitMilliseconds)
    }
  }
  const run = async (signal: AbortSignal): Promise<void> => {
    try {
      await connect(signal)
    } catch (error) {
      // 410: too much was missed. Refetches everything, and follows the stream from now on.
      if (problemOf(error).status !== 410 || signal.aborted) return
      lastEventId = undefined
      await queries.invalidateQueries()
      return run(signal)
    }
  }
  const disconnect = () => {
    connected?.abort()
    connected = undefined
  }
  const look = () => {
    if (document.hidden) return disconnect()
    if (connected) return
    connected = new AbortController()
    void run(connected.signal)
  }
  look()
  document.addEventListener('visibilitychange', look)
  const stop = () => {
    document.removeEventListener('visibilitychange', look)
    disconnect()
    clearTimeout(timer)
  }
  return { site_id, stop }
}

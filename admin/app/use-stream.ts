/** What happens on a site shows without reload: each event makes the queries of its subject read anew, at most four times a second. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { problemOf } from '../ui/problem.ts'
import { client } from './api.ts'

/** Query keys start with `[resource, site_id]`; an event `lead.created` refreshes `leads`, and these besides. */
const alsoRefreshes: Record<string, string[]> = {
  lead: ['tags', 'audiences'],
  form: ['leads', 'popups', 'submissions', 'campaigns'],
  run: ['journeys', 'leads'],
  // Told at most once a second while runs go on.
  runs: ['runs', 'journeys', 'ai_drafts'],
  ai_draft: ['runs'],
  email: ['runs', 'leads'],
  question: ['answers', 'runs'],
  consent: ['leads'],
  site: ['sites'],
}

export const resourcesOf = (event: string): string[] => {
  const subject = event.split('.')[0] ?? ''
  return [`${subject}s`, ...(alsoRefreshes[subject] ?? [])]
}

const waitMilliseconds = 250

/** Follows the site while the calling component is shown. The frame does it for every screen of a site. */
export function useStream(site_id: string | undefined) {
  const queries = useQueryClient()
  useEffect(() => {
    if (site_id === undefined) return
    const controller = new AbortController()
    const stale = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      timer = undefined
      for (const resource of stale) void queries.invalidateQueries({ queryKey: [resource, site_id] })
      stale.clear()
    }
    const follow = async () => {
      for await (const { event } of client.stream(site_id, { signal: controller.signal })) {
        for (const resource of resourcesOf(event)) stale.add(resource)
        timer ??= setTimeout(refresh, waitMilliseconds)
      }
    }
    const run = async (): Promise<void> => {
      try {
        await follow()
      } catch (error) {
        // 410: too much was missed. Everything is read anew, and the stream is followed from now on.
        if (problemOf(error).status !== 410 || controller.signal.aborted) return
        await queries.invalidateQueries()
        return run()
      }
    }
    void run()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [site_id, queries])
}

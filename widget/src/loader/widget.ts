/**
 * Joins configuration, page and memory, and imports what is needed when it is. Decisions are in decide/, looks in
 * popup/.
 */
import type { ListenerEntry, LoadFailure, OpenModule, OpenPopup, Session, StartModule } from '../contract.ts'
import { decide, type Situation } from '../decide/decide.ts'
import type { Popup } from '../wire.ts'
import { deviceOf } from './gesture.ts'
import { openMemory } from './memory.ts'
import { OVER } from './numbers.ts'
import { guarded, openPage } from './page.ts'
import { publish } from './publish.ts'

/** Written in by the build: the folder of the entries, with their hash. */
declare const FOLDER: string

type Call = (call: unknown[]) => void
/** Imports one of the widget's own files. */
type Entry = (file: string) => Promise<unknown>
/** Imports an entry and starts it. */
type Start = (file: string, session: Session | LoadFailure) => void

/** Starts the widget of one site from its own script. */
export function startWidget(script: HTMLScriptElement): void {
  const { origin, hash } = new URL(script.src)
  // Tag managers that inject an address alone write the site behind it.
  script.dataset.site ||= hash.slice(1)
  const entry: Entry = file => import(/* @vite-ignore */ origin + FOLDER + file)
  const start: Start = (file, session) => {
    entry(file)
      .then(module => (module as StartModule).start(session))
      .catch(() => {})
  }
  const listeners: Session['listeners'] = new Set()
  let answer: Call | undefined
  const take: (...call: unknown[]) => unknown = guarded((...call) => {
    const [method, ...args] = call
    if (method !== 'on') return answer ? answer(call) : waiting?.push(call)
    listeners.add(args as ListenerEntry)
    return () => listeners.delete(args as ListenerEntry)
  })
  const waiting = publish(take)
  if (!waiting) return
  const load = async (): Promise<void> => {
    const preview = /leadwright_(preview=[^&]+)/.exec(location.search)
    const response = await fetch(
      `${origin}/v1/public/sites/${script.dataset.site}/config${preview ? `?${preview[1]}` : ''}`,
    )
    const config = await response.json()
    const skew_ms = Date.parse(response.headers.get('date') as string) - Date.now()
    const calls: unknown[][] = []
    answer = run(
      { script, origin, config, skew_ms, preview: !!preview, listeners, allowed: [], calls, decide },
      entry,
      start,
    )
    for (const call of waiting) take(...call)
  }
  // The debug entry finds out why there is no configuration.
  load().catch(() => start('debug.js', { script }))
}

type SessionStart = Omit<Session, 'memory' | 'situation' | 'evaluate'>

/** Answers the handler of the page's calls. */
function run(started: SessionStart, entry: Entry, start: Start): Call {
  const { script, config, preview } = started
  const { popups } = config
  const { site, consent } = script.dataset
  const memory = openMemory(site as string, () => localStorage)
  const device = deviceOf(matchMedia('(pointer:coarse)').matches, screen)
  /** Over the page; first of all that it is coming. */
  let shown: Partial<OpenPopup> | undefined
  /** Containers with a form; popups shown since the navigation, and their `once` groups. */
  let used: (HTMLElement | string | undefined)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const situation = (): Situation => ({
    now: Date.now(),
    who: {
      href: location.href,
      device,
      agent: navigator.userAgent,
      language: navigator.language,
      arrival: `${visit}\n${document.referrer}\n${location.search}\n`,
      visitor: memory.returning() ? 'returning' : 'new',
    },
    preview,
    seen: memory.seen,
    asked: id => session.allowed.includes(id),
    free_at: (memory.seen(OVER)[1] as number) + config.pause_ms,
    used,
    progress: page.progress,
  })

  const evaluate = guarded(() => {
    const now = situation()
    clearTimeout(timer)
    for (const popup of popups) {
      const { id, type } = popup
      // Whatever can show nothing any more is not evaluated: the page may scroll or change a thousand times.
      const places: Iterable<HTMLElement | string> =
        type === 'embedded' ? document.querySelectorAll<HTMLElement>(`[data-leadwright-form="${id}"]`) : [id]
      for (const place of places) if (!used.includes(place) && decide(popup, now) === 'show') void show(popup, place)
    }
    const rest = (now.free_at as number) - now.now
    if (rest > 0) timer = setTimeout(evaluate, rest)
  })

  const session: Session = { ...started, memory, situation, evaluate }

  /** In a container, or over the page, by its id. */
  const show = async (popup: Popup, place: HTMLElement | string, named?: boolean): Promise<void> => {
    const over = popup.type !== 'embedded'
    if (over) {
      if (shown) return
      shown = {}
    }
    used.push(place, popup.once)
    try {
      // Preloads the popup's imports in parallel.
      const [{ open }] = (await Promise.all(['popup.js', 'runtime.js', ...(popup.files || [])].map(entry))) as [
        OpenModule,
      ]
      const opened = open(session, popup, place, named, () => {
        shown = undefined
        setTimeout(evaluate)
      })
      if (over) shown = opened
    } catch {
      if (over) shown = undefined
    }
  }

  const open = (id: unknown): Popup | undefined => {
    const popup = popups.find(one => one.id === id && one.type !== 'embedded')
    if (popup) {
      // Closes the open popup: the page asked for this one by name.
      shown?.close?.()
      void show(popup, popup.id, true)
    }
    return popup
  }

  const page = openPage(
    evaluate,
    () => {
      used = used.filter(place => (place as HTMLElement)?.tagName)
      visit = memory.visit()
      shown?.navigated?.()
      session.calls.push(['navigated'])
    },
    script.dataset.page ? 'href' : 'pathname',
  )
  if (!preview) memory.consent((consent ? consent === 'granted' : !config.consent_mode) || undefined)
  let visit: string | undefined
  if (popups[0] || config.tracking) {
    visit = memory.visit()
    page.watch(popups)
  }
  document.addEventListener(
    'click',
    guarded(event => {
      const target = (event.target as Element).closest<HTMLElement>('[data-leadwright-open]')
      // A link so marked opens the popup and leads nowhere.
      if (target && open(target.dataset.leadwrightOpen)) event.preventDefault()
    }),
  )
  for (const { file, query } of config.entries) if (location.search.includes(query)) start(file, session)
  return call => {
    const [method, given] = call
    if (method === 'open') open(given)
    else if (method === 'close') shown?.close?.()
    else if (method === 'consent') memory.consent(given === 'grant')
    session.calls.push(call)
  }
}

/** Joins configuration, page, memory and the lazily imported popup. Decisions are in decide.ts, looks in popup/. */
import type { PopupModule, ShownPopup } from '../contract.ts'
import type { LeadwrightEvent } from '../interface.ts'
import type { Config, Popup } from '../wire.ts'
import { choose } from './decide.ts'
import { deviceOf } from './gesture.ts'
import { openMemory } from './memory.ts'
import { guarded, openPage } from './page.ts'
import { publish } from './publish.ts'

/** Written in by the build: the path of the popup entry, with its hash. */
declare const POPUP_PATH: string

/** A pause before a second popup may follow a closed one. */
const BREATH_MS = 1000

const isRtl = (locale: string): boolean => /^(ar|he|fa|ur)\b/i.test(locale)

/** Starts the widget of one site from the address of its own script. */
export function startWidget(src: string, site_id: string, wanted_locale: string | undefined): void {
  const { origin } = new URL(src)
  const site_url = `${origin}/v1/public/sites/${encodeURIComponent(site_id)}`
  const token = new URLSearchParams(location.search).get('leadwright_preview')
  const preview = token !== null
  const coarse = matchMedia('(pointer: coarse)').matches
  const device = deviceOf(coarse, Math.min(screen.width, screen.height))
  const memory = openMemory(site_id, () => localStorage)
  let config: Config | undefined
  let busy = false
  let shown: ShownPopup | undefined
  let waiting: string[] = []
  let shown_here: string[] = []

  const emit = publish({
    open(id) {
      if (config) openById(id)
      else waiting.push(id)
    },
    close: () => shown?.close(),
  })
  if (!emit) return

  const tell = guarded((event: LeadwrightEvent, popup: Popup) => {
    if (!preview) memory.note(popup.id, event, Date.now())
    emit(event, { site_id, popup_id: popup.id, preview })
  })

  const show = async (popup: Popup): Promise<void> => {
    if (busy) return
    busy = true
    const locale = wanted_locale || config?.locale || 'en'
    try {
      const entry: PopupModule = await import(/* @vite-ignore */ origin + POPUP_PATH)
      shown_here.push(popup.id)
      shown = entry.show({
        popup,
        submit_url: `${site_url}/popups/${encodeURIComponent(popup.id)}/submissions`,
        locale,
        rtl: isRtl(locale) || (!wanted_locale && getComputedStyle(document.documentElement).direction === 'rtl'),
        preview,
        submitted: () => tell('submitted', popup),
        closed: () => {
          busy = false
          shown = undefined
          tell('closed', popup)
          setTimeout(evaluate, BREATH_MS)
        },
      })
      tell('shown', popup)
    } catch {
      busy = false
    }
  }

  const openById = (id: string): void => {
    const popup = config?.popups.find(one => one.id === id && one.type === 'popup_box')
    if (!popup) return
    // What is open gives way: the page asked for this one by name.
    shown?.close()
    void show(popup)
  }

  const evaluate = guarded(() => {
    if (busy || !config) return
    const fresh = config.popups.filter(popup => !shown_here.includes(popup.id))
    const popup = choose(fresh, { now: Date.now(), device, preview, seen: memory.seen }, page.progress())
    if (popup) void show(popup)
  })

  const page = openPage(coarse, evaluate, back => {
    shown_here = []
    // The back gesture always closes a modal.
    if (back) shown?.close()
  })

  const load = async (): Promise<void> => {
    const query = preview ? `?preview=${encodeURIComponent(token)}` : ''
    const answer = await fetch(`${site_url}/config${query}`, { credentials: 'omit' })
    if (!answer.ok) return
    const body: Config = await answer.json()
    if (!body.popups.length) return
    config = body
    page.watch(body.popups)
    waiting.forEach(openById)
    waiting = []
  }
  load().catch(() => {})
}

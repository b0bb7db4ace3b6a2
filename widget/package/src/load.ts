/** Puts the script of the installation on the page, once, and says when its functions are there or why they will not be. */
import type { Leadwright } from './interface.ts'
import { leadwright } from './leadwright.ts'
import { type LeadwrightOptions, scriptAttributes, scriptUrl } from './options.ts'

/** Why the widget is not there. `message` is a sentence that says what to do. */
export class LeadwrightLoadError extends Error {
  override name = 'LeadwrightLoadError'
  readonly code: 'invalid_options' | 'blocked' | 'timeout' | 'not_the_widget' | 'other_site'

  constructor(code: LeadwrightLoadError['code'], message: string) {
    super(message)
    this.code = code
  }
}

const TIMEOUT_MS = 15_000
/** After the page has loaded, for a script that has just run. */
const SETTLE_MS = 500

let loading: { site: string; promise: Promise<Leadwright> } | undefined

/**
 * Loads the widget of one site. Asked again, or where the page has the snippet already, it waits for the same script; after a
 * failure it tries again. On a server it loads nothing and answers functions that do nothing.
 *
 * @example
 * const leadwright = await loadLeadwright({ baseUrl: 'https://leads.example.com', site: 'site_…' })
 * leadwright.open('popup_…')
 */
export function loadLeadwright(options: LeadwrightOptions): Promise<Leadwright> {
  if (typeof document === 'undefined') return Promise.resolve(leadwright)
  if (loading?.site === options.site) return loading.promise
  const promise = load(options)
  if (loading) return promise
  loading = { site: options.site, promise }
  promise.catch(() => {
    if (loading?.promise === promise) loading = undefined
  })
  return promise
}

/** The script's functions are in place of the queue. */
const runs = (): boolean => typeof window.leadwright?.open === 'function'

/** The script that the page has already, by its attribute as the widget itself looks for it. */
const placed = (): HTMLScriptElement | null => document.querySelector('script[data-site][src*=widget]')

async function load(options: LeadwrightOptions): Promise<Leadwright> {
  const src = urlOf(options)
  const found = placed()
  if (found && found.dataset.site !== options.site)
    throw new LeadwrightLoadError(
      'other_site',
      `This page runs Leadwright for ${found.dataset.site} already, and a page has one site. Remove its snippet, or load that site.`,
    )
  if (runs()) return leadwright
  const script = found ?? document.createElement('script')
  const started = outcomeOf(script, options.timeoutMs ?? TIMEOUT_MS, found !== null)
  if (!found) {
    for (const [name, value] of Object.entries(scriptAttributes(options))) script.setAttribute(name, value)
    script.async = true
    script.src = src
    document.head.append(script)
  }
  const outcome = await started
  if (outcome === 'loaded' && runs()) return leadwright
  if (!found) script.remove()
  throw failureOf(outcome, script.src, options.timeoutMs ?? TIMEOUT_MS)
}

function urlOf(options: LeadwrightOptions): string {
  try {
    return scriptUrl(options)
  } catch (error) {
    throw new LeadwrightLoadError('invalid_options', (error as Error).message)
  }
}

type Outcome = 'loaded' | 'blocked' | 'timeout'

/**
 * Ends in any case. A script of the page's own may have failed before anybody listened: its load is over with the page's, and
 * where that is over already too, with the time.
 */
function outcomeOf(script: HTMLScriptElement, timeout_ms: number, is_placed: boolean): Promise<Outcome> {
  return new Promise(resolve => {
    const settle = () => setTimeout(() => resolve(runs() ? 'loaded' : 'blocked'), SETTLE_MS)
    script.addEventListener('load', () => resolve('loaded'))
    script.addEventListener('error', () => resolve('blocked'))
    if (is_placed && document.readyState !== 'complete') addEventListener('load', settle)
    setTimeout(() => resolve(runs() ? 'loaded' : 'timeout'), timeout_ms)
  })
}

function failureOf(outcome: Outcome, src: string, timeout_ms: number): LeadwrightLoadError {
  if (outcome === 'timeout')
    return new LeadwrightLoadError(
      'timeout',
      `${src} did not come within ${timeout_ms} ms. Check that the server runs.`,
    )
  if (outcome === 'blocked')
    return new LeadwrightLoadError(
      'blocked',
      `${src} could not be loaded. Check the address, the page's content security policy (script-src), and blockers in the browser.`,
    )
  return new LeadwrightLoadError(
    'not_the_widget',
    `${src} answered something other than the widget. Check that baseUrl is the address of a Leadwright installation.`,
  )
}

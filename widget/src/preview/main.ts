/**
 * The page in the editor's frame: shows the real popup as it is being made. It runs in a sandbox without an origin,
 * takes configurations from its parent alone, sends nothing, takes no focus unasked, reopens what was closed and lets Tab
 * out of the frame.
 */
import type { ShownPopup } from '../contract.ts'
import { loadFonts } from '../popup/look.ts'
import { show } from '../popup/main.ts'
import '../extras/main.tsx'
import { measure } from './measure.ts'
import type { PreviewEvent, PreviewRequest } from './message.ts'
import css from './page.css?inline'
import { pickedIn } from './picked.ts'
import { takeNoFocus } from './take-no-focus.ts'

const REOPEN_MS = 900
/** Long enough for the browser to have laid it out, in frames too that are not drawn. */
const MEASURE_MS = 60

let latest: PreviewRequest | undefined
let shown: ShownPopup | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const place = document.getElementById('place') as HTMLElement
const name = document.getElementById('name') as HTMLElement

const post = (event: PreviewEvent): void => parent.postMessage(event, '*')

const isRequest = (data: unknown): data is PreviewRequest =>
  typeof data === 'object' && data !== null && 'sender' in data && data.sender === 'leadwright-editor'

/** The languages of a request, as the widget wants them. */
const languages = ({ locale, site_locale, variant }: PreviewRequest) => ({
  site_locale: site_locale || locale,
  locales: [locale],
  variant,
})

function open(request: PreviewRequest): void {
  const { popup } = request
  shown = show({
    popup,
    ...languages(request),
    submit_url: location.href,
    container: popup.type === 'embedded' ? place : undefined,
    preview: true,
    submitted: () => {},
    closed: () => {
      shown = undefined
      setTimeout(reopen, REOPEN_MS)
    },
  })
  if (request.stage === 'done' || request.step) redraw(shown, request)
}

function reopen(): void {
  if (latest && !shown) open(latest)
}

function redraw(on: ShownPopup, request: PreviewRequest): void {
  const { popup, stage, step } = request
  on.update({ popup, stage, step, ...languages(request) })
}

function draw(request: PreviewRequest): void {
  const is_first = !latest
  latest = request
  if (shown) redraw(shown, request)
  else if (is_first) open(request)
  name.textContent = request.site_name || ''
  loadFonts(request.popup.style?.fonts || [], location.href)
  clearTimeout(timer)
  timer = setTimeout(() => post({ sender: 'leadwright-preview', event: 'rendered', ...measure() }), MEASURE_MS)
}

takeNoFocus()
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets = [sheet]
addEventListener('message', ({ source, origin, data }) => {
  // The frame's own origin is opaque; its address still names the origin that may talk to it.
  if (source === parent && origin === new URL(location.href).origin && isRequest(data)) draw(data)
})
addEventListener(
  'click',
  event => {
    const pointer = latest && pickedIn(event.composedPath(), latest)
    if (pointer) post({ sender: 'leadwright-preview', event: 'picked', pointer })
  },
  true,
)
// On a page a dialog traps the focus; here Tab leads to the editor.
addEventListener('keydown', event => event.key === 'Tab' && event.stopImmediatePropagation(), true)
post({ sender: 'leadwright-preview', event: 'ready' })

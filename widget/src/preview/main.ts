/**
 * The page in the editor's frame: shows the real popup as it is being made. It runs in a sandbox without an origin,
 * takes configurations from its parent alone, sends nothing, takes no focus unasked, reopens what was closed and lets Tab
 * out of the frame.
 */
import type { ShownPopup } from '../contract.ts'
import { loadFonts } from '../popup/look.ts'
import { show } from '../popup/main.ts'
import '../extras/main.tsx'
import { keyFor } from './keys.ts'
import { measure } from './measure.ts'
import type { PreviewEvent, PreviewRequest } from './message.ts'
import css from './page.css?inline'
import { drawPage } from './page.ts'
import { partIn } from './picked.ts'
import { takeNoFocus } from './take-no-focus.ts'
import hintCss from './text-editor.css?inline'
import { makeTyping } from './text-editor.ts'
import { textAt } from './texts.ts'

const REOPEN_MS = 900
/** Long enough for the browser to have laid it out, in frames too that are not drawn. */
const MEASURE_MS = 20

let latest: PreviewRequest | undefined
let shown: ShownPopup | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const place = document.getElementById('place') as HTMLElement

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

const wordsAt = (request: PreviewRequest) => (pointer: string) =>
  textAt(request.popup, pointer, request.site_locale || request.locale, request.locale, request.variant)

const isSamePlace = (one: PreviewRequest, other: PreviewRequest): boolean =>
  (['stage', 'step', 'locale', 'variant'] as const).every(name => one[name] === other[name])

const typing = makeTyping(
  (pointer, text, number) => post({ sender: 'leadwright-preview', event: 'typed', pointer, text, number }),
  () => shown && latest && redraw(shown, latest),
)

/** What was typed into is typed into again, unless something else is looked at now. */
function redrawAround(on: ShownPopup, request: PreviewRequest, before: PreviewRequest): void {
  const isSame = isSamePlace(request, before)
  if (isSame && typing.holds(wordsAt(request), request.typed)) return
  const words = typing.end()
  redraw(on, request)
  if (isSame && words?.element.isConnected) typing.begin(words, wordsAt(request)(words.pointer))
}

function draw(request: PreviewRequest): void {
  const before = latest
  latest = request
  if (shown) redrawAround(shown, request, before || request)
  else if (!before) open(request)
  hintAt(request)
  drawPage(request.page, request.popup.type === 'embedded')
  loadFonts(request.popup.style?.fonts || [], location.href)
  clearTimeout(timer)
  timer = setTimeout(() => post({ sender: 'leadwright-preview', event: 'rendered', ...measure() }), MEASURE_MS)
}

const sheetOf = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
const hints = sheetOf(hintCss)

/** Shows what can be typed into, in the popup that is drawn. */
function hintAt({ edits }: PreviewRequest): void {
  const root = (document.querySelector('leadwright-popup') || place).shadowRoot
  if (!root) return
  const rest = root.adoptedStyleSheets.filter(sheet => sheet !== hints)
  root.adoptedStyleSheets = edits ? [...rest, hints] : rest
}

takeNoFocus()
document.adoptedStyleSheets = [sheetOf(css)]
addEventListener('message', ({ source, origin, data }) => {
  // The frame's own origin is opaque; its address still names the origin that may talk to it.
  if (source === parent && origin === new URL(location.href).origin && isRequest(data)) draw(data)
})
addEventListener(
  'click',
  event => {
    if (!latest?.edits) return
    const path = event.composedPath()
    const part = partIn(path, latest)
    if (!part) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (typing.isIn(path)) return
    post({ sender: 'leadwright-preview', event: 'picked', pointer: part.pointer })
    if (part.words) typing.begin(part.words, wordsAt(latest)(part.words.pointer), event)
  },
  true,
)
addEventListener(
  'keydown',
  event => {
    const does = keyFor(event)
    if (!does) return
    event.preventDefault()
    event.stopImmediatePropagation()
    post({ sender: 'leadwright-preview', event: 'key', does })
  },
  true,
)
// On a page a dialog traps the focus; here Tab leads to the editor.
addEventListener('keydown', event => event.key === 'Tab' && event.stopImmediatePropagation(), true)
post({ sender: 'leadwright-preview', event: 'ready' })

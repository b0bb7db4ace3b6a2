/**
 * The page in the editor's frame: shows the real popup as it is being made. It runs in a sandbox without an origin,
 * takes configurations from its parent alone, sends nothing, and reopens what was closed, so that nobody gets stuck.
 */
import type { ShownPopup } from '../contract.ts'
import { show } from '../popup/main.tsx'
import type { PreviewNews, PreviewRequest } from './message.ts'
import css from './page.css?inline'

const REOPEN_MS = 900

let latest: PreviewRequest | undefined
let shown: ShownPopup | undefined
let locale = ''

const tell = (news: PreviewNews['news']): void =>
  parent.postMessage({ sender: 'leadwright-preview', news } satisfies PreviewNews, '*')

const isRequest = (data: unknown): data is PreviewRequest =>
  typeof data === 'object' && data !== null && 'sender' in data && data.sender === 'leadwright-editor'

function open(request: PreviewRequest): void {
  locale = request.locale
  shown = show({
    popup: request.popup,
    submit_url: '',
    locale,
    rtl: false,
    preview: true,
    submitted: () => {},
    closed: () => {
      shown = undefined
      setTimeout(() => latest && !shown && open(latest), REOPEN_MS)
    },
  })
  if (request.stage === 'done') shown.update(request.popup, 'done')
}

function draw(request: PreviewRequest): void {
  const is_first = !latest
  latest = request
  if (!shown) {
    if (is_first) open(request)
  } else if (request.locale === locale) shown.update(request.popup, request.stage)
  else {
    const before = shown
    shown = undefined
    open(request)
    before.close()
  }
  if (is_first) tell('shown')
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets = [sheet]
addEventListener('message', ({ source, origin, data }) => {
  // The frame's own origin is opaque; its address still names the origin that may talk to it.
  if (source === parent && origin === new URL(location.href).origin && isRequest(data)) draw(data)
})
tell('ready')

/** A block of code, or the same in several languages with a tab for each: without scripts the first is shown. */
import { html } from 'hono/html'
import type { Markup } from './page.ts'

export interface Sample {
  /** As Markdown names it: `ts`, `sh`, `python`, `json`. */
  language: string
  code: string
}

const titles: Record<string, string> = { ts: 'SDK', sh: 'curl', python: 'Python', json: 'JSON', html: 'HTML' }

export function codeBlock(samples: readonly Sample[]): Markup {
  const isOne = samples.length === 1
  const tabs = samples.map(
    ({ language }, at) =>
      html`<button type="button" role="tab" data-language="${language}" aria-selected="${at === 0 ? 'true' : 'false'}">${titles[language] ?? language}</button>`,
  )
  const copy = html`<button type="button" class="copy">Copy</button>`
  const blocks = samples.map(({ language, code }, at) =>
    at === 0
      ? html`<pre data-language="${language}" tabindex="0"><code>${code}</code></pre>`
      : html`<pre data-language="${language}" tabindex="0" hidden><code>${code}</code></pre>`,
  )
  if (isOne) return html`<div class="code"><div>${copy}</div>${blocks}</div>`
  return html`<div class="code" data-tabs><div><span role="tablist" aria-label="Language">${tabs}</span>${copy}</div>${blocks}</div>`
}

/** The page of an invented business, with the one-line snippet in it as in any page. */
import { html, raw } from 'hono/html'
import type { Locale } from '../../platform/texts/messages/messages.ts'
import type { HostTexts } from './host-texts.ts'

export interface HostPage {
  name: string
  locale: Locale
  texts: HostTexts
  snippet: { src: string; site_id: string }
  /** The embedded popup, if the site has one. */
  form_id: string | undefined
}

const pictures: Record<HostTexts['theme'], string> = {
  clay: `<svg viewBox="0 0 480 400" role="presentation"><circle cx="366" cy="96" r="58" fill="#e8b27d"/><rect x="40" y="318" width="400" height="14" rx="7" fill="#5a3a2c"/>
<path d="M92 190h112l-12 98q-2 30-44 30t-44-30z" fill="#b4623f"/><path d="M204 208q44-6 42 30t-50 32l3-18q28 0 28-16t-25-11z" fill="#b4623f"/><path d="M92 190h112l-3 24H95z" fill="#f3e3cf"/>
<path d="M262 236h150q-4 82-75 82t-75-82z" fill="#3f5e5a"/><path d="M262 236h150l-2 18H264z" fill="#86a59c"/><path d="M330 236q-8-58 6-92m14 92q14-40 4-74" stroke="#6f7d4a" stroke-width="6" fill="none" stroke-linecap="round"/>
<ellipse cx="336" cy="138" rx="12" ry="22" fill="#87975a"/><ellipse cx="358" cy="156" rx="10" ry="18" fill="#9fae6c"/></svg>`,
  field: `<svg viewBox="0 0 480 400" role="presentation"><circle cx="104" cy="96" r="54" fill="#f2b84b"/><path d="M0 250q120-60 240-20t240-10v180H0z" fill="#7fa05a"/><path d="M0 300q140-50 250-14t230-16v130H0z" fill="#5d8244"/>
<path d="M150 262h190l-18 92q-2 12-16 12H184q-14 0-16-12z" fill="#b98548"/><path d="M144 252h202v22H144z" fill="#d3a163"/><path d="M176 290h138m-132 26h126m-120 26h112" stroke="#96672f" stroke-width="5"/>
<circle cx="196" cy="232" r="28" fill="#cf4b32"/><circle cx="246" cy="226" r="32" fill="#d9622f"/><path d="M286 250q-6-66 24-96 18 40 4 96z" fill="#6a8f3f"/><path d="M306 250q8-52 36-70 2 40-14 70z" fill="#88ab52"/>
<path d="M196 206q2-12 12-14m34 4q4-12 14-14" stroke="#41632f" stroke-width="5" fill="none" stroke-linecap="round"/></svg>`,
}

export async function hostPage({ name, locale, texts: t, snippet, form_id }: HostPage): Promise<string> {
  const [offers, studio, visit] = t.menu
  return String(
    await html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} – ${t.tagline}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="stylesheet" href="/demo/host.css">
<script src="/demo/host.js"></script>
<script async src="${snippet.src}" data-site="${snippet.site_id}"></script></head>
<body class="${t.theme}">
<header><div class="wide bar"><a class="name" href="#top">${name}</a>
<nav><a href="#offers">${offers}</a><a href="#story">${studio}</a><a href="#visit">${visit}</a></nav></div></header>
<main id="top">
<section class="hero"><div class="wide split"><div><p class="tagline">${t.tagline}</p><h1>${t.hero.title}</h1><p class="lead">${t.hero.text}</p>
<p><a class="action" href="#offers">${t.hero.action}</a></p><p class="note">${t.hero.note}</p></div><div class="picture">${raw(pictures[t.theme])}</div></div></section>
<section id="offers"><div class="wide"><h2>${t.offers.title}</h2><p class="lead">${t.offers.intro}</p>
<ul class="offers">${t.offers.items.map(o => html`<li><h3>${o.name}</h3><p>${o.text}</p><p class="price">${o.price}</p></li>`)}</ul></div></section>
<section id="story" class="tinted"><div class="narrow"><h2>${t.story.title}</h2>${t.story.paragraphs.map(p => html`<p>${p}</p>`)}</div></section>
<section><div class="wide"><h2>${t.voices.title}</h2><div class="voices">${t.voices.items.map(v => html`<figure><blockquote>${v.text}</blockquote><figcaption>${v.who}</figcaption></figure>`)}</div></div></section>
<section class="tinted"><div class="narrow"><h2>${t.questions.title}</h2>${t.questions.items.map(q => html`<details><summary>${q.question}</summary><p>${q.answer}</p></details>`)}</div></section>
<section id="visit"><div class="wide split"><div><h2>${t.visit.title}</h2><address>${name}<br>${t.visit.address}</address></div>
<dl>${t.visit.hours.map(h => html`<div><dt>${h.days}</dt><dd>${h.times}</dd></div>`)}</dl></div></section>
${form_id === undefined ? '' : html`<section class="tinted"><div class="narrow enquiry" data-leadwright-form="${form_id}"></div></section>`}
</main><footer><div class="wide">${name} · ${t.footer}</div></footer></body></html>`,
  )
}

/** The outer page of the demo: a bar with the clock above a frame with the business's page. */
import { html } from 'hono/html'
import type { Locale } from '../../platform/texts/messages/messages.ts'

interface Site {
  id: string
  name: string
  language: Locale
  timezone: string
  /** The name before `.example` in the addresses of its senders. */
  subdomain: string | null
}

export interface BarPage {
  locale: Locale
  sites: readonly Site[]
  site: Site | undefined
  host_origin: string
  /** The clock can be moved only from the server's machine. */
  can_move: boolean
}

const texts = {
  en: {
    title: 'Leadwright demo',
    sites: 'Site',
    clock: 'Demo’s clock',
    hour: '+1 hour',
    day: '+1 day',
    morning: 'Next working morning',
    again: 'Show the popup again',
    mail: 'Email',
    leads: 'Leads',
    journeys: 'Journeys',
    frame: 'Page of a business that uses Leadwright',
    moved: 'The demo’s clock now shows {time}.',
    refused: 'The clock did not move. Open this page on the machine that the server runs on.',
    none: 'There is no demo on this installation.',
    seed: 'Stop the server and run “npm run seed” to make it: two invented sites with 2,000 leads.',
    home: 'Sign in or register',
  },
  es: {
    title: 'Demostración de Leadwright',
    sites: 'Sitio',
    clock: 'Reloj de la demostración',
    hour: '+1 hora',
    day: '+1 día',
    morning: 'Próxima mañana laborable',
    again: 'Mostrar otra vez el popup',
    mail: 'Correo',
    leads: 'Contactos',
    journeys: 'Recorridos',
    frame: 'Página de un negocio que usa Leadwright',
    moved: 'El reloj de la demostración marca ahora {time}.',
    refused: 'El reloj no se ha movido. Abre esta página en la máquina donde se ejecuta el servidor.',
    none: 'No hay ninguna demostración en esta instalación.',
    seed: 'Detén el servidor y ejecuta «npm run seed» para crearla: dos sitios inventados con 2.000 contactos.',
    home: 'Iniciar sesión o registrarse',
  },
} as const

type Texts = (typeof texts)[Locale]

export async function barPage({ locale, sites, site, host_origin, can_move }: BarPage): Promise<string> {
  const t = texts[locale]
  const body = site ? bar(t, sites, site, host_origin, can_move) : nothing(t)
  return String(
    await html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/demo/bar.css">
<script defer src="/demo/bar.js"></script></head>${body}</html>`,
  )
}

/** The business's own email, which a broadcast of the other site would bury. */
const inboxOf = ({ subdomain }: Site): string =>
  subdomain ? `/dev/mail?${new URLSearchParams({ q: `@${subdomain}.` })}` : '/dev/mail'

function bar(t: Texts, sites: readonly Site[], site: Site, host_origin: string, can_move: boolean) {
  const choice = sites.map(
    s =>
      html`<a href="/demo?site=${s.id}" lang="${s.language}" ${s.id === site.id ? html`aria-current="true"` : ''}>${s.name}</a>`,
  )
  const buttons = html`<div class="group" role="group" aria-label="${t.clock}">
<button type="button" data-hours="1">${t.hour}</button><button type="button" data-hours="24">${t.day}</button>
<button type="button" data-morning>${t.morning}</button></div>`
  return html`<body data-site="${site.id}" data-zone="${site.timezone}" data-moved="${t.moved}" data-refused="${t.refused}">
<header><strong>Leadwright</strong>
<nav class="group" aria-label="${t.sites}">${choice}</nav>
<p class="clock"><span class="quiet">${t.clock}</span> <time id="now">…</time></p>
${can_move ? buttons : ''}
<button type="button" id="again">${t.again}</button>
<nav class="links"><a href="${inboxOf(site)}" target="_blank">${t.mail}</a><a href="/sites/${site.id}/leads" target="_blank">${t.leads}</a><a href="/sites/${site.id}/journeys" target="_blank">${t.journeys}</a></nav>
</header>
<p id="said" role="status"></p>
<iframe id="page" title="${t.frame}" src="${host_origin}/demo/page?site=${site.id}"></iframe></body>`
}

const nothing = (t: Texts) =>
  html`<body class="empty"><main><h1>${t.none}</h1><p>${t.seed}</p><p><a href="/">${t.home}</a></p></main></body>`

/** An owner with a site, and pages in either language. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signUp } from './owner.ts'

export let fixture: ServerFixture
let browser: Browser
export let page: Page
export let site_id: string
export let client: Leadwright

const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }

export async function newPage(language: 'en' | 'es'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: language })
  const page = await context.newPage()
  return page
}

export const words = {
  en: {
    wrong: 'Wrong password',
    short: 'Use at least 8 characters.',
    mismatch: 'Password confirmation must match.',
    taken: 'This Subdomain is already in use',
    digits: 'no digits',
    limits: ['Frequency', 'Enter a whole number from 0 to 365.'],
    sentence: "You don't have permission to access this page.",
  },
  es: {
    wrong: 'La contraseña no es correcta',
    short: 'Usa al menos 8 caracteres.',
    mismatch: 'contraseña',
    taken: 'subdominio',
    digits: 'cifras',
    limits: ['Frecuencia', 'Escribe un número entero del 0 al 365.'],
    sentence: 'No tienes permiso para acceder a esta página.',
  },
}

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    fixture = await openServerFixture()
    client = await signUp(fixture)
    ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
    for (const name of ['ana', 'berta', 'carla'])
      await client.leads.create({ site_id, body: { email: `${name}@example.org`, first_name: name } })
    browser = await launchChromium()
    page = await newPage('en')
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await fixture?.close()
  })
}

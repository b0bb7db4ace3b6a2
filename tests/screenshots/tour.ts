/** `--tour`: the pictures of docs/tour.md, of the README and of the start page, made anew from the demo. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Leadwright } from '@leadwright/sdk'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { inState, look, openCamera, openContext, show } from './camera.ts'
import type { View } from './options.ts'
import { type Screen, screensOf } from './paths.ts'

const root = join(import.meta.dirname, '../..')
/** The start page is read before anything else. */
const START_BYTES_MAX = 60_000

/** In the order of the tour. */
const stops = [
  { file: 'dashboard', screen: '/sites/$site_id/dashboard' },
  { file: 'popups', screen: '/sites/$site_id/site/popups' },
  { file: 'popup-editor', screen: '/sites/$site_id/site/popups/$popup_id/settings' },
  { file: 'campaigns', screen: '/sites/$site_id/marketing/campaigns' },
  { file: 'leads', screen: '/sites/$site_id/leads' },
  { file: 'lead', screen: '/sites/$site_id/leads/$lead_id' },
  { file: 'journeys', screen: '/sites/$site_id/marketing/automated-journeys' },
  { file: 'journey', screen: '/sites/$site_id/marketing/automated-journeys/$journey_id/draft' },
  { file: 'why', screen: '/sites/$site_id/emails/sent/$email_id' },
]

interface Where {
  url: string
  token: string
}

export async function makeTour(browser: Browser, client: Leadwright, { url, token }: Where): Promise<void> {
  const screens = await screensOf(client)
  const folder = join(root, 'docs/tour')
  mkdirSync(folder, { recursive: true })
  const read = await noticesOf(client)
  const camera = await openCamera(await openContext(browser, { token, language: 'en', theme: 'light', read }))
  await inState(camera.page, 'full')
  for (const { file, screen } of stops) {
    const bytes = await pictureOf(camera.page, url, screens, screen, { width: 1_440, theme: 'light', language: 'en' })
    await sharp(bytes)
      .webp({ quality: 82, effort: 6 })
      .toFile(join(folder, `${file}.webp`))
    if (file === 'dashboard')
      await sharp(bytes).png({ palette: true, effort: 10 }).toFile(join(root, '.github/admin.png'))
  }
  await camera.close()
  await makeStartPictures(browser, { url, token, read }, screens)
}

/** What is said once, for who has just begun. */
async function noticesOf(client: Leadwright): Promise<string[]> {
  return (await client.sites.list()).data.map(({ id }) => `files.${id}`)
}

/** The dashboard as it stands on the start page: in each language and theme. */
async function makeStartPictures(
  browser: Browser,
  { url, token, read }: Where & { read: readonly string[] },
  screens: readonly Screen[],
): Promise<void> {
  const folder = join(root, 'admin/public/start')
  mkdirSync(folder, { recursive: true })
  for (const language of ['en', 'es'] as const) {
    const camera = await openCamera(await openContext(browser, { token, language, theme: 'light', read }))
    for (const theme of ['light', 'dark'] as const) {
      const view = { width: 1_440, theme, language }
      const bytes = await pictureOf(camera.page, url, screens, '/sites/$site_id/dashboard', view)
      const small = await sharp(bytes).resize(1_280).avif({ quality: 52, effort: 6 }).toBuffer()
      if (small.length > START_BYTES_MAX) throw new Error(`The picture of the start page has ${small.length} bytes`)
      writeFileSync(join(folder, `dashboard.${theme}.${language}.avif`), small)
    }
    await camera.close()
  }
}

type Page = Awaited<ReturnType<typeof openCamera>>['page']

async function pictureOf(
  page: Page,
  url: string,
  screens: readonly Screen[],
  name: string,
  view: View,
): Promise<Buffer> {
  const screen = screens.find(one => one.name === name)
  if (!screen) throw new Error(`There is no screen ${name}`)
  await look(page, view)
  await show(page, `${url}${screen.path}`, 'full')
  await look(page, view)
  return page.screenshot()
}

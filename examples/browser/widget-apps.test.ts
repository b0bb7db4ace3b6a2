import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppSite, openAppSite, startApp, visitApp } from '../../tests/examples/widget-app.ts'
import { launchChromium } from '../../tests/tools/chromium.ts'
import { freePort } from '../../tests/tools/server-process.ts'

const root = join(import.meta.dirname, '../..')
let site: AppSite
beforeAll(async () => {
  site = await openAppSite()
})
afterAll(() => site?.fixture.close())

test.each(['widget-react', 'widget-vue'])('%s shows the popup and the form, and hears of both, twice', async name => {
  const { fixture, site_id, popup_id, form_id } = site
  const settings = { VITE_SITE_ID: site_id, VITE_POPUP_ID: popup_id, VITE_FORM_ID: form_id }
  const args = ['node_modules/vite/bin/vite.js', `examples/${name}`, '--port', String(await freePort()), '--strictPort']
  const app = await startApp(args, { VITE_LEADWRIGHT_URL: fixture.url, ...settings }, root)
  const browser = await launchChromium()
  try {
    for (const time of [1, 2]) {
      const page = await (await browser.newContext()).newPage()
      page.setDefaultTimeout(30_000)
      const errors: string[] = []
      page.on('pageerror', error => errors.push(String(error)))
      page.on('console', message => message.type() === 'error' && errors.push(message.text()))
      const emailOf = (place: string) => `${name}-${place}-${time}@example.org`
      const said = await visitApp(page, app.url, emailOf)
      expect(said).toEqual([popup_id, form_id].flatMap(id => [`shown ${id}`, `submitted ${id}`]))
      expect(await site.addresses()).toEqual(expect.arrayContaining(['form', 'popup'].map(emailOf)))
      expect(errors).toEqual([])
    }
  } finally {
    await browser.close()
    app.stop()
  }
})

// @ts-nocheck
import { mkdirSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { inState, openCamera, openContext, show, look } from '../../screenshots/camera.ts'
import { faultsOf } from '../../screenshots/faults.ts'
import { openMailchimpAccount, settingsOf } from './mailchimp-account.ts'
import { browser, client, fixture, page, setUp, site_id } from './site-pages-scene.ts'
vi.setConfig({ testTimeout: 1_500_000 })
let account
setUp(async () => { account = await openMailchimpAccount(); return settingsOf(account) })
afterAll(() => account?.close())
const out = '/tmp/look44b'
const all = [390, 600, 1024, 1440, 1920]
const wanted = (process.env.LOOK ?? '').split(',').filter(Boolean)
test('look', async () => {
  mkdirSync(out, { recursive: true })
  const token = await page.evaluate(() => localStorage.getItem('leadwright.token'))
  const base = `${fixture.url}/sites/${site_id}`
  const c = client
  const shoot = async (name, path, { widths = all, state = 'full', patch, act, langs = [['en', 'light'], ['es', 'dark']] } = {}) => {
    if (wanted.length && !wanted.some(one => name.includes(one))) return
    for (const [language, theme] of langs) {
      const context = await openContext(browser, { token, language, theme })
      const camera = await openCamera(context)
      try {
        await inState(camera.page, state)
        if (patch)
          await camera.page.route(/\/v1\/sites\/[^/]+\/connections(\/conn_[^/?]+)?(\?|$)/, async route => {
            const answer = await route.fetch()
            const body = await answer.json()
            const data = body.data ? { ...body, data: body.data.map(one => ({ ...one, ...patch })) } : { ...body, ...patch }
            await route.fulfill({ response: answer, json: data })
          })
        await show(camera.page, `${base}${path}`, state)
        if (act) await act(camera.page, language)
        for (const width of widths) {
          await look(camera.page, { width, theme })
          await camera.page.waitForTimeout(120)
          if (width === 390 || width === 1440 || width === 1024)
            for (const fault of await faultsOf(camera.page)) console.log(`FAULT ${name} ${width} ${language}: ${JSON.stringify(fault)}`)
          await camera.picture(`${out}/${name}-${String(width).padStart(4, '0')}-${language}.jpg`)
        }
        for (const line of camera.complaints()) console.log('COMPLAINT', name, language, line)
      } catch (error) { console.log('FAILED', name, language, String(error).slice(0, 400)) }
      await context.close()
    }
  }
  const popup = await c.popups.create({ site_id, body: { name: 'Guía de plantas', type: 'embedded', content: { heading: 'Plants', button_text: 'Go', thank_you_heading: 'Thanks' }, form: { fields: [{ name: 'email', label: 'Email', required: true }, { name: 'first_name', label: 'First name' }, { name: 'phone', label: 'Phone' }], consent: { type: 'checkbox', text: 'Yes' } } } })
  await c.popups.publish({ site_id, popup_id: popup.id })
  const campaign = await c.campaigns.create({ site_id, body: { name: 'Spring on the balcony', description: 'Plants for balconies', popup_id: popup.id } })
  await shoot('0-list-empty', '/settings/connections')
  await shoot('0-wizard-integration-none', `/marketing/campaigns/${campaign.id}/edit?step=integration`)
  const field = await c.customFields.create({ site_id, body: { type: 'dropdown', name: 'favourite', label: 'Favourite plant of the balcony', options: ['Fern', 'Cactus'] } }).catch(e => console.log('cf', String(e)))
  const tag_ids = [], audience_ids = []
  for (const name of ['Newsletter', 'Balcony', 'Customers of the shop in Calle Mayor', 'Wholesale', 'Events 2026', 'Herbs']) tag_ids.push((await c.tags.create({ site_id, body: { name } })).id)
  for (const name of ['Readers of the guide', 'Madrid', 'People who asked for a visit of the greenhouse']) audience_ids.push((await c.audiences.create({ site_id, body: { name } })).id)
  const made = await c.connections.create({ site_id, body: { service: 'mailchimp', key: account.key } })
  const id = made.id
  await shoot('1-settings-nolist', `/settings/connections/${id}`)
  await c.connections.update({ site_id, connection_id: id, body: { list_id: account.list_id, tag_ids: tag_ids.slice(0, 3), audience_ids: audience_ids.slice(0, 1), fields: [{ field: 'first_name', service_field: 'FNAME', conflict: 'newest' }, { field: 'last_name', service_field: 'LNAME', conflict: 'theirs' }] } })
  const names = [['Ana', 'García'], ['María de los Ángeles', 'Fernández-Villaverde y Ruiz de Gauna'], ['Bea', 'Ibáñez'], ['Olu', 'Adeyemi'], ['Søren', 'Kierkegaard']]
  for (let at = 0; at < 28; at++) {
    const [first_name, last_name] = names[at % names.length]
    await c.leads.create({ site_id, body: { email: at === 3 ? `a.very.long.address.that.goes.on.and.on.${at}@greenhouses-of-the-north.example.com` : `p${at}@example.com`, first_name, last_name, tag_ids: at % 3 ? [tag_ids[0]] : [], ...(at % 4 && { consent: { text: 'Yes' } }) } })
  }
  for (const email of ['x1@example.invalid', 'x2@example.invalid']) await c.leads.create({ site_id, body: { email, first_name: 'Eva', consent: { text: 'Yes' } } })
  for (let n = 0; n < 60; n++) { const now = (await c.connections.list({ site_id })).data[0]; if (now.waiting === 0) break; await new Promise(d => setTimeout(d, 1000)) }
  account.unsubscribe('p2@example.com'); account.bounce('p5@example.com')
  await c.connections.compare?.({ site_id, connection_id: id }).catch(e => console.log('compare', String(e).slice(0, 100)))
  await new Promise(d => setTimeout(d, 3000))
  await c.campaigns.update({ site_id, campaign_id: campaign.id, body: { connection_id: id } })
  const at = `/settings/connections/${id}`
  await shoot('1-settings', `${at}?tab=settings`)
  await shoot('2-trial-before', `${at}?tab=trial`)
  await shoot('2-trial-after', `${at}?tab=trial`, { act: async p => { await p.locator('main button', { hasText: /Run trial|Hacer la prueba|Probar|prueba/i }).first().click(); await p.getByText(/@example/).first().waitFor({ timeout: 20000 }) } })
  await shoot('3-leads', `${at}?tab=leads`)
  await shoot('3-leads-refused', `${at}?tab=leads&status=refused`)
  await shoot('3-leads-left-out', `${at}?tab=leads&status=left_out`, { widths: [390, 1440] })
  await shoot('3-leads-none', `${at}?tab=leads&status=under_way`, { widths: [390, 1440] })
  await shoot('4-list', '/settings/connections')
  const other = await c.connections.create({ site_id, body: { service: 'constant_contact', application: { client_id: 'k', client_secret: 's' } } }).catch(e => console.log('cc', String(e).slice(0, 200)))
  await shoot('4-list-two', '/settings/connections')
  await shoot('4-integrations', '/settings/integrations')
  await shoot('5-overview', at, { widths: [390, 1440] })
  await shoot('5-fields', `${at}?tab=fields`, { widths: [390, 1440] })
  await shoot('6-wizard-integration', `/marketing/campaigns/${campaign.id}/edit?step=integration`)
  await shoot('6-wizard-mapping', `/marketing/campaigns/${campaign.id}/edit?step=mapping`)
  await shoot('1-settings-dark-en', `${at}?tab=settings`, { widths: [1440], langs: [['en', 'dark'], ['es', 'light']] })
  await shoot('3-leads-dark-en', `${at}?tab=leads`, { widths: [600, 1440], langs: [['en', 'dark'], ['es', 'light']] })
  expect(1).toBe(1)
})

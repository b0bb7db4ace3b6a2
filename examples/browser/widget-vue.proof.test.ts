/** The types of the app, and the package that it wraps as that for React does, are part of the gate. */
import { afterAll, beforeAll, test } from 'vitest'
import { type AppSite, openAppSite, tryApp } from '../../tests/examples/widget-app.ts'

let site: AppSite
beforeAll(async () => {
  site = await openAppSite()
})
afterAll(() => site?.fixture.close())

test('widget-vue shows the popup and the form, and hears of both, twice', () => tryApp('widget-vue', site))

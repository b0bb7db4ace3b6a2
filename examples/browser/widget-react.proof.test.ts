import { afterAll, beforeAll, test } from 'vitest'
import { type AppSite, openAppSite, tryApp } from '../../tests/examples/widget-app.ts'

let site: AppSite
beforeAll(async () => {
  site = await openAppSite()
})
afterAll(() => site?.fixture.close())

test('widget-react shows the popup and the form, and hears of both, twice', () => tryApp('widget-react', site))

/** Forms of pages and popups over them have a list each. */
import type { Popup } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { FormList, PopupList } from './popup-list.tsx'

answerInBrowser()
const site_id = 'site_1'

async function asked(list: React.ReactNode, type: 'forms' | 'popups') {
  await signedIn('manage-popups')
  await handle(api => api.sites.list(), page())
  const types: string[][] = []
  await handle(
    api => api.popups.list({ site_id }),
    request => {
      types.push(new URL(request.url).searchParams.getAll('type'))
      return page<Popup>()
    },
  )
  const screen = await draw(list, { path: `/sites/$site_id/site/${type}`, at: `/sites/${site_id}/site/${type}` })
  return { screen, types }
}

test('the list of forms asks for embedded ones alone, and speaks of forms', async () => {
  const { screen, types } = await asked(<FormList />, 'forms')
  await expect.element(screen.getByText('No forms yet')).toBeVisible()
  expect(types[0]).toEqual(['embedded'])
})

test('the list of popups has none of them', async () => {
  const { screen, types } = await asked(<PopupList />, 'popups')
  await expect.element(screen.getByText('No popups yet')).toBeVisible()
  expect(types[0]).toEqual(['popup_box', 'slide_in', 'sticky_banner'])
})

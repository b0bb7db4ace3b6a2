/** A popup of a draft of a site is not said to show. */
import type { Popup, Site } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { usePopupChanges } from './use-popup-changes.ts'

answerInBrowser()
const site_id = 'site_1'
const popup = { id: 'popup_1', name: 'Autumn', status: 'draft' } as Popup

function Publish() {
  const { publish } = usePopupChanges(site_id)
  return (
    <button type="button" onClick={() => publish.mutate(popup)}>
      Publish
    </button>
  )
}

async function published(status: Site['status']) {
  await signedIn('manage-popups', 'manage-sites')
  await handle(api => api.sites.list(), page({ id: site_id, name: 'Juniper', status } as Site))
  await handle(api => api.popups.publish({ site_id, popup_id: popup.id }), { ...popup, status: 'published' })
  const screen = await draw(<Publish />, { path: '/sites/$site_id', at: `/sites/${site_id}` })
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  return screen
}

test('of a draft it says when it shows, and the site is published from there', async () => {
  const screen = await published('draft')
  await expect
    .element(screen.getByText('Autumn is published. It shows on your pages once the site is published.'))
    .toBeVisible()
  await expect.element(screen.getByText(/within 5 seconds/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Publish site' })).toBeVisible()
})

test('of a site that is published it says that it shows', async () => {
  const screen = await published('published')
  await expect.element(screen.getByText('Autumn is published and shows within 5 seconds.')).toBeVisible()
})

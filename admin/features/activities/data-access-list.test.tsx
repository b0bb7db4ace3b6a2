/** Who saw data of people, narrowed to a person, a lead and days; the address says so. */
import type { DataAccess } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { DataAccessList } from './data-access-list.tsx'

answerInBrowser()
const site_id = 'site_1'
const at = '2027-03-01T09:00:00.000Z'
const access = (id: string, actor: string, lead: string): DataAccess => ({
  ...{ id, created_at: at, action: 'opened', operation: 'getLead', subject_id: `lead_${lead}`, subject_name: lead },
  ...{ actor_type: 'user', actor_id: `user_${actor}`, actor_name: actor },
})
const all = [access('dacc_1', 'Ana', 'eva'), access('dacc_2', 'Bea', 'eva'), access('dacc_3', 'Ana', 'luis')]

async function shown(search = '') {
  await signedIn('manage-sites')
  const asked: URLSearchParams[] = []
  await handle(api => api.dataAccesses.listActors({ site_id }), {
    data: ['Ana', 'Bea'].map(name => ({ id: `user_${name}`, type: 'user' as const, name })),
  })
  await handle(
    api => api.dataAccesses.list({ site_id }),
    request => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      const fits = (key: string, value: string | undefined) => (query.get(key) ?? value) === value
      return page(...all.filter(one => fits('actor_id', one.actor_id) && fits('subject_id', one.subject_id)))
    },
  )
  const options = { path: '/sites/$site_id/activities', at: `/sites/${site_id}/activities${search}` }
  const screen = await draw(<DataAccessList site_id={site_id} timezone="Europe/Madrid" />, options)
  return { screen, asked }
}

test('a person is chosen, then a lead from the row, and both are taken away again', async () => {
  const { screen, asked } = await shown()
  const rows = screen.getByRole('rowheader')
  await expect.poll(() => rows.all().length).toBe(3)
  await screen.getByRole('button', { name: /Seen by/ }).click()
  await screen.getByRole('option', { name: 'Ana' }).click()
  await expect.poll(() => rows.all().length).toBe(2)
  await expect.poll(screen.address).toContain('who=user_Ana')
  await screen.getByRole('button', { name: 'Actions for luis' }).click()
  await screen.getByRole('menuitem', { name: 'Show only who saw luis' }).click()
  await expect.poll(() => rows.all().length).toBe(1)
  await expect.element(screen.getByText('About luis')).toBeVisible()
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ actor_id: 'user_Ana', subject_id: 'lead_luis' })
  await screen.getByRole('button', { name: /Remove.*About luis/ }).click()
  await expect.poll(() => rows.all().length).toBe(2)
})

test('days are those of the site, and what nobody saw can be taken away at once', async () => {
  const { screen, asked } = await shown('?from=2027-03-01&to=2027-03-01&who=user_Cleo')
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => screen.getByRole('rowheader').all().length).toBe(3)
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    created_after: '2027-02-28T22:59:59.999Z',
    created_before: '2027-03-01T23:00:00.000Z',
  })
})

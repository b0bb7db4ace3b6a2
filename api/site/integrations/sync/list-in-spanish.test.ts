/** A list that is read for an owner who reads Spanish: its columns and states are in Spanish, and mean the same to the import. */
import { afterEach, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'

let s: SyncedSite
afterEach(() => s.close())

test('names columns and states in Spanish, and the import reads them', async () => {
  const names = ['subscribed', 'left', 'bounced']
  s = await openSyncedSite('mailchimp', {
    prepare: async account => {
      for (const name of names) account.add(`${name}@example.com`, 'Ana')
      account.unsubscribe('left@example.com')
      account.bounce('bounced@example.com')
    },
    settings: {
      fields: ['first_name', 'language'].map((field, at) => ({ field, service_field: ['FNAME', 'LNAME'][at] })),
    },
  })
  await s.settle()
  const made = await s.h.post(s.path(`connections/${s.connection_id}/imports`), undefined, {
    headers: { 'accept-language': 'es' },
  })
  expect(made.status).toBe(202)
  await s.work()
  const path = s.path(`imports/${(made.body.details as { import_id: string }).import_id}`)
  const read = (await s.h.get(path)).body
  const columns = read.columns as { name: string }[]
  const suggestions = read.suggestions as { from?: string; field: string }[]
  expect(columns.map(({ name }) => name)).toEqual([
    ...['Correo electrónico', 'Nombre', 'Idioma', 'Etiquetas', 'Estado del correo', 'Estado cambiado el'],
  ])
  expect(suggestions.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['email', 'first_name', 'tags', 'consent.status']),
  )
  const mapping = suggestions.map(({ from: _, ...target }) => target)
  expect((await s.h.patch(path, { mapping, consent: { text: 'Novedades de Casa Verde' } })).status).toBe(200)
  await s.h.post(`${path}/check`)
  await s.work()
  expect((await s.h.post(`${path}/start`)).status).toBe(202)
  await s.settle()
  const { data } = (await s.h.get(s.path('leads'))).body
  const byAddress = new Map(data.map((lead: Record<string, unknown>) => [lead.email, lead]))
  expect(byAddress.get('subscribed@example.com')).toMatchObject({ mailability: 'subscribed', first_name: 'Ana' })
  expect(byAddress.get('left@example.com')).toMatchObject({ mailability: 'unsubscribed' })
  expect(byAddress.get('bounced@example.com')).toMatchObject({ suppression: { reason: 'hard_bounce' } })
})

/** What the SDK promises of lists. */
import { type Behaviors, equal } from './behavior.ts'

export const listBehaviors: Behaviors = {
  'gives the first page when awaited': async ({ client, site, arrived }) => {
    const site_id = site('pages')
    const page = await client.tags.list({ site_id, limit: 2 })
    equal([page.data.map(tag => tag.name), page.has_more, page.next_cursor], [['a', 'b'], true, '2'])
    const calls = await arrived(site_id)
    equal([calls.length, calls[0]!.url.endsWith('?limit=2')], [1, true])
  },
  'visits every row when iterated': async ({ client, site, arrived }) => {
    const site_id = site('pages')
    const names: string[] = []
    for await (const tag of client.tags.list({ site_id, limit: 2 })) names.push(tag.name)
    equal(names, ['a', 'b', 'c', 'd', 'e'])
    const cursors = (await arrived(site_id)).map(call => new URL(call.url, 'http://x').searchParams.get('cursor'))
    equal(cursors, [null, '2', '4'])
  },
  'visits every row of a search, whose cursor is in its body': async ({ client, site, arrived }) => {
    const site_id = site('pages')
    const filter = { type: 'rule', field: 'tags', op: 'is_empty' } as const
    const found = await client.leads.search({ site_id, body: { filter, limit: 2 } }).toArray({ limit: 10 })
    equal(found.length, 5)
    const bodies = (await arrived(site_id)).map(call => JSON.parse(call.body))
    equal(
      bodies,
      [{}, { cursor: '2' }, { cursor: '4' }].map(cursor => ({ filter, limit: 2, ...cursor })),
    )
  },
  'stops fetching on break': async ({ client, site, arrived }) => {
    const site_id = site('pages')
    for await (const tag of client.tags.list({ site_id, limit: 2 })) if (tag.name === 'c') break
    equal((await arrived(site_id)).length, 2)
  },
  'iterates pages': async ({ client, site }) => {
    const sizes: number[] = []
    for await (const page of client.tags.list({ site_id: site('pages') }).pages()) sizes.push(page.data.length)
    equal(sizes, [2, 2, 1])
  },
  'gathers items in one list, no more than asked for': async ({ client, site, arrived }) => {
    const site_id = site('pages')
    const names = async (limit: number) => (await client.tags.list({ site_id }).toArray({ limit })).map(tag => tag.name)
    equal(await names(3), ['a', 'b', 'c'])
    equal((await arrived(site_id)).length, 2)
    equal(await names(100), ['a', 'b', 'c', 'd', 'e'])
  },
  'asks for the limit of a list where plain JavaScript gives none': async ({ client, site }) => {
    for (const given of [[], [{}], [{ limit: 0 }]]) {
      const list = client.tags.list({ site_id: site('pages') })
      const said = await Reflect.apply(list.toArray, list, given).catch((error: Error) => error.message)
      equal(said, 'toArray needs `limit`.')
    }
  },
}

/** That the check would find what it looks for: each mistake is planted in front of the app, and must be told. */
import { expect, test } from 'vitest'
import { checkAccess, type Plant } from './check.ts'

const operations = ['listLeads', 'getLead', 'updateTag', 'listApiKeys', 'addTagLeads']

const found = async (plant?: Plant) => {
  const { cells, wrong, canaries } = await checkAccess({ operations, ...(plant && { plant }) })
  expect(cells).toBeGreaterThan(500)
  return { wrong, canaries }
}

test('nothing is found where nothing is wrong', async () => {
  expect(await found()).toEqual({ wrong: [], canaries: [] })
})

test('a permission that is not asked for is found', async () => {
  const { wrong } = await found(({ grounds, path, token }) =>
    path.endsWith('/leads') && token !== null ? { token: grounds.own.people.person.token } : {},
  )
  expect(wrong.filter(line => line.startsWith('listLeads as only manage-popups on own: 200'))).toHaveLength(1)
})

test('a site that is not looked at is found, by what is told of it', async () => {
  const { wrong, canaries } = await found(({ grounds, path }) =>
    path.includes(grounds.foreign.site) ? { token: grounds.foreign.people.person.token } : {},
  )
  expect(canaries.some(line => line.startsWith('listLeads as manager on foreign: '))).toBe(true)
  expect(wrong.some(line => line.startsWith('getLead as anonymous on foreign: 200'))).toBe(true)
})

test('an assistant that is not the manager’s own is found, by itself and in lists', async () => {
  const plant: Plant = ({ grounds, path, token }) =>
    path.includes('/assistants') && token !== null ? { token: grounds.own.people.person.token } : {}
  const { wrong } = await checkAccess({ operations: ['getAssistant', 'listAssistants'], plant })
  expect(wrong.some(line => line.startsWith('getAssistant as manager of another assistant on own: 200'))).toBe(true)
  expect(wrong.some(line => line.startsWith('listAssistants as manager of another assistant on own: 200'))).toBe(true)
})

test('an object that is looked for without its site is found', async () => {
  const { canaries } = await found(({ grounds, path }) => {
    const { site, things } = grounds.sibling
    const isTheirs = path.includes(grounds.own.site) && path.includes(String(things.get('lead')))
    return isTheirs ? { path: path.replace(grounds.own.site, site), token: grounds.own.people.person.token } : {}
  })
  expect(canaries.some(line => line.startsWith('getLead as manager with sibling in path lead_id: '))).toBe(true)
})

test('an answer that differs from that about what never was is found', async () => {
  const { wrong } = await found(({ grounds, path, token }) =>
    path.includes(grounds.foreign.site) && path.includes('/leads/') && token !== null
      ? { path: path.replace(/lead_\w+/, 'x'), token: grounds.foreign.people.person.token }
      : {},
  )
  expect(wrong.some(line => line.startsWith('getLead as manager on foreign: 404'))).toBe(true)
})

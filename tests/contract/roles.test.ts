/** The specification's roles as sets of its 21 permissions, said here once more than the product says it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissionNames, permissionsOf, type Role, roles } from '../../api/platform/identity/permissions.ts'
import { createHarness, type Harness } from '../../api/testing/harness.ts'

const specified = [
  ...['manage-sites', 'read-site', 'manage-pages', 'manage-popups', 'manage-managers', 'manage-billing'],
  ...['manage-account', 'manage-assistants', 'create-assistant', 'purchase-assistant', 'manage-emails'],
  ...['manage-marketing', 'manage-leads', 'read-lead', 'manage-audiences', 'read-audience', 'purchase-lead-audience'],
  ...['manage-sandboxes', 'create-sandbox', 'read-sandbox', 'manage-integrations'],
]
const ofRoles: Partial<Record<Role, string[]>> = {
  affiliate: ['manage-account'],
  author: ['manage-pages', 'read-site'],
  student: [],
}

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

test('each of the 21 is there', () => {
  expect(specified).toHaveLength(21)
  // It resolves by the type of the plan; sandboxes are a type of plan too.
  const byPlanType = ['purchase-lead', 'purchase-audience', 'purchase-sandbox']
  const named = specified.flatMap(name => (name === 'purchase-lead-audience' ? byPlanType : name))
  expect([...permissionNames()].sort()).toEqual(named.sort())
})

test('roles have the permissions that they are named for; an administrator has all, a manager what was given', () => {
  expect(roles).toEqual(['administrator', 'manager', 'affiliate', 'author', 'student'])
  for (const [role, has] of Object.entries(ofRoles)) expect([...permissionsOf(role as Role, [])].sort()).toEqual(has)
  expect([...permissionsOf('administrator', [])].sort()).toEqual([...permissionNames()].sort())
  expect([...permissionsOf('manager', ['manage-leads'])].sort()).toEqual(['manage-leads', 'read-lead'])
})

test('who is invited with a role has its permissions and no chosen ones, on the sites that were chosen', async () => {
  const site = await h.newSite('Casa Verde')
  for (const role of ['affiliate', 'author', 'student'] as const) {
    const body = { name: role, email: `${role}@example.com`, role, site_ids: [site] }
    const made = await h.post('/v1/managers', body)
    expect(made.body).toMatchObject({ role, site_ids: [site], grants: expect.arrayContaining(ofRoles[role] ?? []) })
    expect(made.body.grants).toHaveLength(ofRoles[role]?.length ?? 0)
  }
})

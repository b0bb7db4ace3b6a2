/** What the features declare fits together: one declaration for each name, one handler for each job, a text for each refusal. */

import { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from './document.ts'
import { declaredEvents } from './event-schemas.ts'
import { declaredLimits, endpoints, features } from './features.ts'
import { variables } from './platform/config/config.ts'
import { defineEvent } from './platform/events/define.ts'
import type { Feature } from './platform/features/feature.ts'
import { definePermissions, permissionNames, permissionsOf } from './platform/identity/permissions.ts'
import { defineJob, JobPayloadError } from './platform/jobs/define.ts'
import { handle } from './platform/jobs/handler.ts'
import { catalog } from './platform/problem/catalog.ts'
import type { IdKind } from './platform/runtime/ids.ts'
import { locales, messageOf } from './platform/texts/messages/messages.ts'
import { filterableFields } from './site/contacts/lead-records/fields.ts'
import { filterKinds } from './site/contacts/leads/rules.ts'
import { jobHandlers } from './site-parts.ts'
import { createHarness, type Harness } from './testing/harness.ts'

interface Documented {
  properties?: Record<string, { enum?: string[]; $ref?: string }>
  enum?: string[]
  discriminator?: { mapping: Record<string, string> }
}

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

test('an event has one name, and a name one event', () => {
  const names = features.flatMap(({ events = [] }) => events.map(({ name }) => name))
  expect(names).toEqual([...new Set(names)])
  for (const name of names) expect(name).toMatch(/^[a-z][a-z_]*\.[a-z][a-z_]*$/)
})

test('the document knows each event that the stream may tell of, and histories name the same', () => {
  const { components } = openApiDocument() as { components: { schemas: Record<string, Documented> } }
  const { discriminator } = components.schemas.SiteEvent ?? {}
  const told = declaredEvents.filter(({ about }) => about !== 'account')
  expect(Object.keys(discriminator?.mapping ?? {}).sort()).toEqual(told.map(({ name }) => name))
  for (const [name, to] of Object.entries(discriminator?.mapping ?? {})) {
    const schema = components.schemas[to.replace('#/components/schemas/', '')]
    const { $ref, enum: own } = schema?.properties?.type ?? {}
    const names = own ?? components.schemas[$ref?.replace('#/components/schemas/', '') ?? '']?.enum
    expect(names).toContain(name)
  }
  expect(components.schemas.EventName?.enum).toEqual(declaredEvents.map(({ name }) => name))
  expect(components.schemas.Activity?.properties?.name).toEqual({ $ref: '#/components/schemas/EventName' })
  const shown = declaredEvents.filter(({ timeline }) => timeline).map(({ name }) => name)
  expect(Object.keys(components.schemas.TimelineEntry?.discriminator?.mapping ?? {}).sort()).toEqual(shown)
  expect(shown).not.toContain('email.link_clicked')
})

test('what stands in a lead’s history has a title in every language', () => {
  const shown = declaredEvents.filter(({ timeline }) => timeline)
  const untitled = (['en', 'es'] as const).flatMap(locale =>
    shown
      .filter(({ name }) => messageOf(locale, `event.${name}`) === `event.${name}`)
      .map(({ name }) => [locale, name]),
  )
  expect(untitled).toEqual([])
})

/** What is wrong with permissions and with the subjects of events, as features declare them. */
function faultsOf(
  declaring: readonly Pick<Feature, 'permissions' | 'routes' | 'operations' | 'events' | 'subjects'>[],
) {
  const declared = declaring.flatMap(({ permissions = {} }) => Object.keys(permissions))
  const implied = declaring.flatMap(({ permissions = {} }) => Object.values(permissions).flatMap(p => p.implies ?? []))
  const asked = declaring.flatMap(({ routes = [], operations = [] }) => [
    ...routes.flatMap(({ contract: { operationId, permission, or_permission = [] } }) =>
      [permission, ...or_permission].map(name => [operationId, name] as const),
    ),
    ...operations.map(({ name, permission }) => [name, permission] as const),
  ])
  const subjects = declaring.flatMap(feature => Object.entries(feature.subjects ?? {}))
  const seen = declaring.flatMap(({ events = [] }) => events.filter(({ about }) => about !== 'account'))
  const known = new Set([...declared, 'public', 'signed-in', 'super-administrator'])
  return [
    ...asked.flatMap(([who, name]) => (known.has(name) ? [] : `${who} asks for ${name}, which no feature declares`)),
    ...declared.filter(name => !asked.some(([, used]) => used === name)).map(name => `no endpoint asks for ${name}`),
    ...[...implied, ...subjects.map(([, name]) => name)]
      .filter(name => !declared.includes(name))
      .map(name => `no feature declares ${name}`),
    ...declared.filter((name, i) => declared.indexOf(name) !== i).map(name => `${name} is declared twice`),
    ...subjects.flatMap(([name], i) =>
      subjects.findIndex(([n]) => n === name) === i ? [] : `${name} is declared twice`,
    ),
    ...seen.flatMap(({ name }) =>
      subjects.some(([s]) => name.startsWith(`${s}.`)) ? [] : `nobody declares who sees ${name}`,
    ),
  ]
}

test('each permission is declared by one feature and asked for by an endpoint, and each event says who sees it', () => {
  expect(faultsOf(features)).toEqual([])
})

test('whatever is named in histories says who sees its name', () => {
  const { permissionToName } = h.installation.connections
  const kinds = features.flatMap(({ names = {} }) => Object.keys(names) as IdKind[])
  expect(kinds.length).toBeGreaterThan(20)
  expect(kinds.filter(type => permissionToName(type) === undefined)).toEqual([])
  expect(['lead', 'page', 'field', 'suppression'].map(type => permissionToName(type as IdKind))).toEqual([
    ...['read-lead', 'manage-pages', 'read-lead', 'manage-emails'],
  ])
})

test('names an endpoint, a permission and an event that were forgotten', () => {
  const [asking] = endpoints.filter(({ contract }) => contract.permission === 'manage-leads')
  if (!asking) throw new Error('No endpoint asks for manage-leads')
  const { operationId } = asking.contract
  const routes = [asking]
  const permissions = definePermissions({ 'manage-leads': { words: 'Manage leads.' } })
  expect(faultsOf([{ routes, permissions }])).toEqual([])
  expect(faultsOf([{ routes }])).toEqual([`${operationId} asks for manage-leads, which no feature declares`])
  expect(faultsOf([{ permissions }])).toEqual(['no endpoint asks for manage-leads'])
  expect(faultsOf([{ routes, permissions }, { permissions }])).toEqual(['manage-leads is declared twice'])
  const more = definePermissions({ 'manage-leads': { words: 'Manage leads.', implies: ['read-lead'] } })
  expect(faultsOf([{ routes, permissions: more }])).toEqual(['no feature declares read-lead'])
  const events = [defineEvent('tag.lost')]
  expect(faultsOf([{ routes, permissions, events }])).toEqual(['nobody declares who sees tag.lost'])
  expect(faultsOf([{ routes, permissions, events, subjects: { tag: 'manage-leads' } }])).toEqual([])
})

test('a role has what was declared for it, and what that implies', () => {
  const of = (...asked: Parameters<typeof permissionsOf>) => [...permissionsOf(...asked)].sort()
  expect(of('administrator', [])).toEqual(permissionNames().sort())
  expect(of('manager', ['manage-leads', 'manage-popups'])).toEqual(['manage-leads', 'manage-popups', 'read-lead'])
  expect(of('affiliate', ['manage-leads'])).toEqual(['manage-account'])
  expect(of('author', [])).toEqual(['manage-pages', 'read-site'])
  expect(of('student', [])).toEqual([])
})

test('a field of leads is declared by one feature, and filters compare each as it is declared', () => {
  const fields = features.flatMap(feature => Object.entries(feature.fields ?? {}))
  const names = fields.map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
  expect(names).toEqual(expect.arrayContaining(Object.keys(filterableFields)))
  const kinds = filterKinds([])
  expect(names.map(name => [name, kinds(name)?.type])).toEqual(fields.map(([name, { type }]) => [name, type]))
})

test('a limit has one name, a unit, and a refusal that has a text in every language', () => {
  const names = declaredLimits.map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
  const untold = declaredLimits.flatMap(([name, { unit, refused }]) => {
    const key = refused && (refused in catalog ? `problem.${refused}` : `validation.${refused}`)
    const isTold = unit !== '' && (!key || locales.every(locale => messageOf(locale, key) !== key))
    return isTold ? [] : [name]
  })
  expect(untold).toEqual([])
})

test('the document lists the limits that refuse somebody or are told; a variable that sets one is of the configuration', () => {
  const refusing = declaredLimits.filter(([, { refused, told }]) => refused || told)
  const { 'x-limits': listed } = openApiDocument() as { 'x-limits': object }
  expect(listed).toEqual(Object.fromEntries(refusing))
  const set = declaredLimits.flatMap(([, { variable, value }]) => (variable ? [[variable, value]] : []))
  const defaults = Object.entries(variables).map(([name, { rule }]) => [name, rule.safeParse(undefined).data])
  expect(Object.fromEntries(defaults)).toMatchObject(Object.fromEntries(set))
})

test('each job has one handler, and what is handled is declared', async () => {
  const site_id = await h.newSite('Jobs')
  const database = await h.installation.databases.site(site_id)
  const facts = () => h.installation.sites.find(site_id)
  const scope = { installation: h.installation, site_id, database, clock: h.clock, facts }
  const declared = features.flatMap(({ jobs = [] }) => jobs.map(({ type }) => type))
  const ofInstallation = features.flatMap(one => one.installationHandlers?.(h.installation) ?? [])
  const handled = [...jobHandlers(scope), ...ofInstallation].map(({ type }) => type)
  expect(handled.sort()).toEqual(declared.sort())
})

test('a payload that does not fit reaches no handler, and the error holds nothing of it', async () => {
  const job = defineJob('greet', z.object({ to: z.string() }))
  const handler = handle(job, {
    concurrency: 1,
    lease_ms: 1,
    perform: async ({ payload }) => ({ done: true, result: payload.to }),
  })
  const claimed = { type: 'greet', subject_id: 'x', due_at: 0, lease_until: null, fence: 1, attempts: 1, created_at: 0 }
  const { signal } = new AbortController()
  const performed = (payload: Record<string, unknown> | null) => handler.perform({ ...claimed, payload }, signal)
  expect(await performed({ to: 'Ana' })).toEqual({ done: true, result: 'Ana' })
  const error = await performed({ to: 7, secret: 'Ana' }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(JobPayloadError)
  expect(String(error)).toContain('a job greet does not fit its declaration at /to (invalid_type)')
  expect(String(error)).not.toContain('Ana')
  await expect(performed(null)).rejects.toThrow(JobPayloadError)
})

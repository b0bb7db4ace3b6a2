import { expect, test } from 'vitest'
import { tagParents } from '../../../document-tag-parents.ts'
import { tagGroups } from '../../../document-tags.ts'
import { camelCase, methodName, pascalCase, resourcePath, singular } from './sdk-names.ts'

test.each([
  ['listTags', 'tags', 'list'],
  ['createTag', 'tags', 'create'],
  ['publishPopup', 'popups', 'publish'],
  ['enrollLeads', 'journeys', 'enrollLeads'],
  ['switchOffJourney', 'journeys', 'switchOff'],
  ['whatIfJourney', 'journeys', 'whatIf'],
  ['previewJourneyResume', 'journeys', 'previewResume'],
  ['listLeadTags', 'leads', 'listTags'],
  ['getLeadTimeline', 'leads', 'getTimeline'],
  ['listCustomFields', 'custom-fields', 'list'],
  ['resetApiKey', 'api-keys', 'reset'],
  ['getSettings', 'settings', 'get'],
  ['checkAccess', 'auth', 'checkAccess'],
  ['listTagsets', 'tags', 'listTagsets'],
  ['getActivity', 'activities', 'get'],
])('%s under %s is called %s', (operationId, tag, name) => expect(methodName(operationId, tag)).toBe(name))

test.each([
  ['activities', 'activity'],
  ['addresses', 'address'],
  ['branches', 'branch'],
  ['inboxes', 'inbox'],
  ['access', 'access'],
])('one of the %s is an %s', (plural, one) => expect(singular(plural)).toBe(one))

test('turns tags into names of classes and properties', () => {
  expect([pascalCase('custom-fields'), camelCase('custom-fields')]).toEqual(['CustomFields', 'customFields'])
})

test.each([
  ['tags', 'tags'],
  ['custom-fields', 'customFields'],
  ['lead-changes', 'leads.changes'],
  ['template-folders', 'templates.folders'],
  ['golden-questions', 'assistants.goldenQuestions'],
  ['site-transfers', 'sites.transfers'],
])('the resource of %s is client.%s', (tag, path) => expect(resourcePath(tag)).toBe(path))

test('each part and each resource that has one is a tag of the document, and no part has parts', () => {
  const tags = new Set(tagGroups.flatMap(group => group.tags.map(({ name }) => name)))
  for (const [part, parent] of Object.entries(tagParents)) {
    expect([part, tags.has(part), tags.has(parent)]).toEqual([part, true, true])
    expect(tagParents[parent], parent).toBeUndefined()
  }
})
